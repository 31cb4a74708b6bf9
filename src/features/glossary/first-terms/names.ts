/** Names, whose wording no conversion changes: Traditional, Simplified (by its characters where blank), English. */
export const names = `
九龍巴士||Kowloon Motor Bus
城巴||Citybus
新大嶼山巴士||New Lantao Bus
港鐵||MTR
輕鐵||Light Rail
八達通||Octopus
轉數快||Faster Payment System
繳費靈||PPS
香港復康會||Hong Kong Society for Rehabilitation
復康巴士||Rehabus
香港復康聯會||Hong Kong Joint Council for People with Disabilities
醫院管理局||Hospital Authority
醫管局||Hospital Authority
衞生署||Department of Health
社會福利署||Social Welfare Department
關愛基金||Community Care Fund
撒瑪利亞基金||Samaritan Fund
傷殘津貼||Disability Allowance
高額傷殘津貼||Higher Disability Allowance
稅務局||Inland Revenue Department
稅務條例||Inland Revenue Ordinance
公司註冊處||Companies Registry
消防處||Fire Services Department
入境事務處||Immigration Department
運輸署||Transport Department
教育局||Education Bureau
勞工及福利局||Labour and Welfare Bureau
個人資料（私隱）條例||Personal Data (Privacy) Ordinance
個人資料私隱專員公署||Office of the Privacy Commissioner for Personal Data
香港公益金||Community Chest of Hong Kong
香港賽馬會||Hong Kong Jockey Club
香港中文大學||Chinese University of Hong Kong
香港大學||University of Hong Kong
香港理工大學||Hong Kong Polytechnic University
瑪麗醫院||Queen Mary Hospital
伊利沙伯醫院||Queen Elizabeth Hospital
香港兒童醫院||Hong Kong Children’s Hospital
皇后大道中||Queen’s Road Central
銅鑼灣||Causeway Bay
尖沙咀||Tsim Sha Tsui
木棉脊髓肌肉萎縮症協會||Kapok SMA Association
嚴重肢體傷殘人士綜合支援服務||Integrated Support Service for Persons with Severe Physical Disabilities
脊髓肌肉萎縮症慈善基金||Families of SMA Charitable Trust
`;

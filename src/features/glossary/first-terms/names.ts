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
九巴||KMB
嶼巴||New Lantao Bus
新巴||New World First Bus
新世界第一巴士||New World First Bus
龍運巴士||Long Win Bus
易達巴士||Easy-Access Bus
冠忠巴士||Kwoon Chung Bus
愉景灣巴士||Discovery Bay Bus
陽光巴士||Sun Bus
新渡輪||New World First Ferry
新世界第一渡輪||New World First Ferry
天星小輪||Star Ferry
數碼港||Cyberport
數碼通||SmarTone
香港寬頻||Hong Kong Broadband Network
數碼政策辦公室|数字政策办公室|Digital Policy Office
政府資訊科技總監辦公室||Office of the Government Chief Information Officer
義務工作發展局||Agency for Volunteer Service
歷史檔案館||Public Records Office
政府檔案處||Government Records Service
百佳超級市場||PARKnSHOP
惠康超級市場||Wellcome
香港單車館||Hong Kong Velodrome
戲院里||Theatre Lane
保安局||Security Bureau
私隱專員||Privacy Commissioner
聯絡辦公室||Liaison Office
香港傷健協會||Hong Kong PHAB Association
香港傷健策騎協會||Riding for the Disabled Association
香港失聰人士協進會||Hong Kong Association of the Deaf
香港聾人福利促進會||Hong Kong Society for the Deaf
香港罕見疾病聯盟||Rare Disease Hong Kong
香港復康力量||Rehabilitation Alliance Hong Kong
香港義工聯盟||Hong Kong Volunteers Federation
香港義工團||Hong Kong Volunteers
東華三院||Tung Wah Group of Hospitals
保良局||Po Leung Kuk
社區復康網絡||Community Rehabilitation Network
賽馬會復康中心||Jockey Club Rehabilitation Complex
`;

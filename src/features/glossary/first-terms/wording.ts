/** Words of written Chinese that are said otherwise on the Mainland: Traditional, Simplified, English on each line, and `both` if it is converted in both directions. */
export const wordingTerms = `
亦可|也可以|may also
愈理想|越好|the better
甚麼|什么|what|both
身分|身份|identity
來函|来信|letter
轉移予|转移给|transfer to
提供予|提供给|provide to
資料保安|数据安全|data security
營運|运营|operate
有否|是否|whether
均可|都可以|may all
便會|就会|will then
不論|无论|whatever
間醫院|家医院|hospital
間公司|家公司|company
間機構|家机构|organisation
間診所|家诊所|clinic
間餐廳|家餐厅|restaurant
間酒店|家酒店|hotel
間學校|所学校|school
工作天|工作日|working day|both
向本會查詢|向本会咨询|ask us
來函或致電|来信或来电|write or call
有助於|有助于|help
有助|有助于|help
各有不同|各不相同|differ
慈善團體|慈善机构|charity
保留期限|保存期限|retention period
提交表格|提交表单|send the form
聯絡表格|联系表单|contact form
網上表格|在线表单|online form
亦有|也有|also has
亦會|也会|will also
亦不|也不|nor
以上方法|以上方式|these ways
覆核|复核|review
義工訓練|志愿者培训|volunteer training
實用訓練|实用培训|practical training
間設有|家设有|with
職員介面|员工界面|staff interface
承轉人|接收方|recipient
服務供應商|服务商|service provider
職務需要|工作需要|duties require it
並無|没有|no
正進行|正在|is being
頗為|较为|rather
未如理想|不够理想|not good enough
傾談|谈谈|talk
傾側|倾斜|tilt
商營|商业|commercial
重複嘗試|反复尝试|repeated attempts
便開始|就开始|then begin
以助|以帮助|to help
四星期內|四周内|within four weeks
數星期|数周|several weeks
不便以|不便通过|not convenient by
其後最多|之后最多|at most … after
歧異|不一致|discrepancy
調校|调整|adjust
未必有|可能没有|may have no
未必附有|可能没有|may come without
您可|您可以|you may
交回本會|交给我们|return to us
付款資料|付款信息|payment details
傳送訊息|发送留言|send a message
致電查詢|来电咨询|call to ask
訊息或查詢|留言或咨询|messages or enquiries
訊息及查詢|留言和咨询|messages and enquiries
登入的職員|登录的员工|staff who are logged in
職員登入|员工登录|staff log in
職員姓名|员工姓名|names of staff
亦是|也是|is also
亦能|也能|can also
亦須|也须|must also
亦要|也要|must also
亦將|也将|will also
愈來愈|越来越|more and more
愈早愈好|越早越好|the sooner the better
愈多愈好|越多越好|the more the better
最少一個|至少一个|at least one
最少一項|至少一项|at least one
最少一名|至少一名|at least one
最少一次|至少一次|at least once
最少一天|至少一天|at least one day
最少一個月|至少一个月|at least one month
最少兩個|至少两个|at least two
最少三個|至少三个|at least three
最少每年|至少每年|at least every year
會議紀錄|会议记录|minutes
病歷紀錄|病历记录|medical records
醫療紀錄|医疗记录|medical records
捐款紀錄|捐款记录|record of donations
付款紀錄|付款记录|payment record
交易紀錄|交易记录|record of transactions
操作紀錄|操作记录|activity log
年度紀錄|年度记录|yearly statement
出席紀錄|出席记录|attendance
紀錄下來|记录下来|write down
護理指引|护理指南|care guidelines
臨床指引|临床指南|clinical guidelines
治療指引|治疗指南|treatment guidelines
診治指引|诊疗指南|treatment guidelines
使用指引|使用指南|guide
申請指引|申请指南|guide for applicants
安全指引|安全指南|safety guide
因應惡劣天氣|因恶劣天气|owing to bad weather
因應天氣|因天气|owing to the weather
因應疫情|因疫情|owing to the epidemic
因應您的|根据您的|according to your
因應個別情況|根据个别情况|case by case
因應情況|根据情况|as the case may be
因應需要|根据需要|as needed
因應病情|根据病情|depending on the illness
可望於|有望在|may … in
較對上一年|较上一年|than the year before
對上一年|上一年|the year before
對上一次|上一次|the last time
於上午|在上午|in the morning
於下午|在下午|in the afternoon
於晚上|在晚上|in the evening
於星期一|在星期一|on Monday
於星期二|在星期二|on Tuesday
於星期三|在星期三|on Wednesday
於星期四|在星期四|on Thursday
於星期五|在星期五|on Friday
於星期六|在星期六|on Saturday
於星期日|在星期日|on Sunday
可望而不可即|可望而不可即|within sight but beyond reach
職員及義工|工作人员和志愿者|staff and volunteers
及|和|and
由此及彼|由此及彼|from one to the other
推己及人|推己及人|put oneself in another’s place
愛屋及烏|爱屋及乌|love me, love my dog
及後|其后|afterwards
及至|及至|up to
毋須|无需|no need|both
愈早|越早|the earlier
愈多|越多|the more
愈少|越少|the fewer
愈大|越大|the larger
愈高|越高|the higher
愈好|越好|the better
愈快|越快|the sooner
亦未如理想|也不够理想|nor good enough
亦各有不同|也各不相同|also differ
亦應|也应|should also
亦未|也未|nor
亦沒有|也没有|nor is there
亦不會|也不会|nor will
亦由|也由|also by
亦歡迎|也欢迎|is also welcome
亦包括|也包括|also includes
亦曾|也曾|has also been
亦因|也因|also because of
亦大有|也大有|also of great
愈早開始|越早开始|the earlier … begins
愈輕|越轻|the milder
愈重|越重|the more severe
愈嚴重|越严重|the more severe
愈少愈好|越少越好|the fewer the better
每週最少|每周至少|at least … a week
每日最少|每日至少|at least … a day
每月最少|每月至少|at least … a month
每年最少|每年至少|at least … a year
最少每三個月|至少每三个月|at least every three months
最少每半年|至少每半年|at least every half year
最少兩星期|至少两星期|at least two weeks
最少三星期|至少三星期|at least three weeks
最少三個月|至少三个月|at least three months
最少六個月|至少六个月|at least six months
最少兩小時|至少两小时|at least two hours
最少一小時|至少一小时|at least one hour
收據紀錄|收据记录|record of receipts
修改紀錄|修改记录|record of changes
版本紀錄|版本记录|earlier versions
瀏覽紀錄|浏览记录|browsing history
登入紀錄|登录记录|record of logins
均有紀錄|均有记录|are recorded
服務紀錄|服务记录|record of service
疫苗接種紀錄|疫苗接种记录|vaccination record
查詢內容|咨询内容|what is asked
國際指引|国际指南|international guidelines
查閱、改正|查阅、更正|access, correct
本會職員|本会的员工|our staff
令肌肉|使肌肉|makes muscles
令關節|使关节|makes joints
醫護人員覆核|医护人员审核|review by a clinician
覆核日期|审核日期|date of the review
可望獲|有望获|may get
可望改善|有望改善|may improve
可望推出|有望推出|may come out
亦常|也常|also often
亦較|也较|also more
亦可能|也可能|may also
亦應檢查|也应检查|should also be checked
亦大有幫助|也大有帮助|is also of great help
亦因人而異|也因人而异|also differs from person to person
亦可要求|也可以要求|may also ask
提供查詢所需|提供咨询所需|give what the enquiry needs
超出查詢所需|超出咨询所需|more than the enquiry needs
慈善義賣品查詢|慈善义卖品咨询|enquiry about an item
處理查詢|处理咨询|deal with an enquiry
向您的醫護團隊查詢|咨询您的医护团队|ask your care team
向醫護團隊查詢|咨询医护团队|ask the care team
向您的醫生查詢|咨询您的医生|ask your doctor
向醫生查詢|咨询医生|ask the doctor
向木棉會查詢|向木棉会咨询|ask the association
`;

/** Charity, community, school and government: Traditional, Simplified, English on each line, and `both` if it is converted in both directions. */
export const communityTerms = `
義工隊|志愿者队|volunteer team|both
義工服務|志愿服务|volunteer service|both
義工|志愿者|volunteer|both
志工|志愿者|volunteer
義務工作|志愿工作|voluntary work
善長|捐款人|donor
善款|善款|donation
籌得|筹得|raised
賣旗日|卖旗日|flag day
宣傳單張|宣传单|leaflet
派發單張|派发传单|hand out leaflets
撥作|用作|put towards
直接促銷|直接促销|direct marketing
收集個人資料聲明|收集个人资料声明|personal information collection statement
無障礙|无障碍|accessible
暢通易達|无障碍|accessible
傷殘人士|残疾人士|people with disabilities
殘疾人士|残疾人士|people with disabilities
傷健人士|残健人士|people of all abilities
傷健|残健|of all abilities
肢體傷殘|肢体残疾|physical disability
嚴重肢體傷殘|重度肢体残疾|severe physical disability
傷殘|残疾|disability
弱視|低视力|low vision
失聰|听障|deaf
聾人|聋人|deaf person
視障|视障|visual impairment
長者|长者|older people
入息審查|收入审查|means test
入息|收入|income
綜援|综援|Comprehensive Social Security Assistance
支援服務|支持服务|support services|both
支援|支持|support
社會人士|社会人士|the public
社福機構|社会服务机构|welfare organisation
非政府機構|非政府组织|non-governmental organisation
非牟利機構|非营利机构|non-profit organisation|both
非牟利|非营利|non-profit|both
牟利|营利|profit-making
同工|同事|colleague
職員|工作人员|staff|both
總幹事|总干事|executive director
理事會|理事会|board
週年大會|年度大会|annual general meeting
周年大會|年度大会|annual general meeting
核數師|审计师|auditor|both
核數|审计|audit
年報|年报|annual report
會訊|会员通讯|newsletter
辦事處|办公室|office
傳媒查詢|媒体咨询|media enquiry
傳媒|媒体|media
查詢電話|咨询电话|enquiry number
如有查詢|如有疑问|for enquiries
聯絡我們|联系我们|contact us|both
聯絡|联系|contact
如欲|如需|if you wish to
透過|通过|through
獲豁免繳稅|获豁免缴税|tax-exempt
講座|讲座|talk
分享會|分享会|sharing session
工作坊|工作坊|workshop
嘉年華|嘉年华|carnival
手語傳譯|手语翻译|sign language interpretation|both
即時傳譯|同声传译|simultaneous interpretation|both
傳譯員|口译员|interpreter
傳譯|口译|interpretation
合辦|合办|co-organise
是次|这次|this
今次|这次|this time
其後|之后|afterwards
即場|现场|on the spot
完結|结束|end
截止報名|报名截止|closing date
填妥|填好|completed
正楷|正楷|block letters
副本|副本|copy
影印本|复印件|photocopy
影印|复印|photocopy
影印機|复印机|photocopier
帶同|携带|bring
本年度|本年度|this year
現時|目前|at present
現正|正在|now
毋須|无需|no need|both
無須|无需|no need
毋需|无需|no need
須知|须知|notes
部份|部分|part
質素|质量|quality
公眾假期|公众假期|public holiday
公帑|公共资金|public money
立法會|立法会|Legislative Council
區議會|区议会|District Council
施政報告|施政报告|Policy Address
私隱政策|隐私政策|privacy policy|both
私隱|隐私|privacy|both
僱主|雇主|employer
僱員|员工|employee
僱用|雇用|employ
人手|人手|manpower
員工|员工|staff
外籍家庭傭工|外籍家政工|foreign domestic helper
外傭|外籍家政工|domestic helper
家傭|家政工|domestic helper
家庭傭工|家政工|domestic helper
強積金|强积金|Mandatory Provident Fund
車牌號碼|车牌号码|registration number
身份證|身份证|identity card
警署|警察局|police station|both
消防員|消防员|firefighter
郵差|邮递员|postman
郵政局|邮局|post office
速遞員|快递员|courier|both
速遞|快递|courier|both
掛號信|挂号信|registered mail
幼稚園|幼儿园|kindergarten|both
幼兒中心|托儿所|child care centre
主流學校|普通学校|mainstream school
特殊學校|特殊学校|special school
班房|教室|classroom
課室|教室|classroom
功課|作业|homework
默書|听写|dictation
小息|课间休息|recess
班主任|班主任|class teacher
家長教師會|家长教师会|parent-teacher association
擦膠|橡皮|rubber
原子筆|圆珠笔|ballpoint pen|both
間尺|直尺|ruler
塗改液|修正液|correction fluid
釘書機|订书机|stapler
萬字夾|回形针|paper clip
告示貼|便利贴|sticky note
報告板|公告栏|notice board
校巴|校车|school bus|both
校工|校工|school janitor
電腦科學|计算机科学|computer science
自修室|自习室|study room
耐性|耐心|patience
餵食|喂食|feeding
升讀|升读|go on to study
補習|补课|tuition
銀行轉賬|银行转账|bank transfer
轉賬|转账|transfer
戶口號碼|账号|account number
戶口名稱|账户名称|account name
銀行戶口|银行账户|bank account
戶口|账户|account
帳戶|账户|account|both
帳目|账目|accounts
帳單|账单|bill
櫃員機|取款机|cash machine|both
自動櫃員機|自动柜员机|cash machine
按金|押金|deposit
入數紙|存款单|pay-in slip
存款單|存款单|pay-in slip
劃線支票|划线支票|crossed cheque
捐款方法|捐款方式|ways to give
多謝您的支持|感谢您的支持|thank you for your support
多謝|感谢|thank you
預備|准备|prepare
請帶同|请携带|please bring
全數|全部|in full
會於|会在|will … on
請於|请在|please … by
須於|须在|must … by
以正楷|用正楷|in block letters
信用卡資料|信用卡信息|credit card details
銀行資料|银行信息|bank details
聯絡資料|联系方式|contact details
聯絡方法|联系方式|contact details
聯絡人|联系人|contact person|both
會籍|会员资格|membership
銀行存款單（入數紙）|银行存款单|bank pay-in slip
服務統籌員|协调员|coordinator
統籌員|协调员|coordinator
善長仁翁|善心人士|generous donors
善長人翁|善心人士|generous donors
同工同酬|同工同酬|equal pay for equal work
傷健洗手間|无障碍卫生间|accessible toilet
無障礙洗手間|无障碍卫生间|accessible toilet|both
即日來回|当天往返|there and back on the day
帶同正本|携带原件|bring the original
身份證正本|身份证原件|original of the identity card
證明文件正本|证明文件原件|original documents
正本及副本|原件和副本|original and copy
考車牌|考驾照|take the driving test
考到車牌|考到驾照|pass the driving test
考到了車牌|考到了驾照|passed the driving test
考獲車牌|考取驾照|pass the driving test
落區探訪|到社区探访|visit the community
落區|到社区|go into the community
今期|本期|this issue
本會職員會|本会工作人员会|our staff will
向職員查詢|向工作人员咨询|ask the staff
向我們查詢|向我们咨询|ask us
個人質素|个人素质|personal quality
人口質素|人口素质|quality of the population
姊妹|姐妹|sisters
姪女|侄女|niece
姪兒|侄儿|nephew
網絡保安|网络安全|network security
資訊保安|信息安全|information security
保安漏洞|安全漏洞|security hole
要求改正|要求更正|ask for correction
改正資料|更正资料|correct data
查閱及改正|查阅和更正|access and correct
政策倡議|政策倡导|policy advocacy
權益倡議|权益倡导|advocacy
司法覆核|司法复核|judicial review|both
訪客及職員|访客和员工|visitors and staff
請聯絡|请联系|please contact|both
提供支援|提供支持|provide support|both
心理支援|心理支持|psychological support|both
支援小組|支持小组|support group|both
覆核|复核|review|both
查詢請|咨询请|for enquiries please
`;

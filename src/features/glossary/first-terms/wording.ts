/** Words of written Chinese that are said otherwise on the Mainland: Traditional, Simplified, English on each line. */
export const wordingTerms = `
亦可|也可以|may also
亦|也|also
及|和|and
愈|越|the more
愈理想|越好|the better
甚麼|什么|what
最少|至少|at least
紀錄|记录|record
身分|身份|identity
指引|指南|guideline
來函|来信|letter
轉移予|转移给|transfer to
提供予|提供给|provide to
資料保安|数据安全|data security
保安|安保|security
營運|运营|operate
因應|根据|according to
可望|有望|may
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
工作天|工作日|working day
小孩|孩子|child
向本會查詢|向本会咨询|ask us
來函或致電|来信或来电|write or call
令|使|make
有助於|有助于|help
有助|有助于|help
各有不同|各不相同|differ
慈善團體|慈善机构|charity
保留期限|保存期限|retention period
改正|更正|correct
提交表格|提交表单|send the form
聯絡表格|联系表单|contact form
網上表格|在线表单|online form
亦有|也有|also has
亦會|也会|will also
亦不|也不|nor
以上方法|以上方式|these ways
覆核|审核|review
義工訓練|志愿者培训|volunteer training
實用訓練|实用培训|practical training
間設有|家设有|with
本會職員|本会员工|our staff
職員及義工|员工和志愿者|staff and volunteers
職員介面|员工界面|staff interface
準則|标准|criteria
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
倡議|倡导|advocate
調校|适配|adjust
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
`;

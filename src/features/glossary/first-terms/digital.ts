/** Computers, telephones and media: Traditional, Simplified, English on each line, and `both` if it is converted in both directions. */
export const digitalTerms = `
網上直播|网络直播|live stream|both
網上研討會|网络研讨会|webinar|both
網路|网络|network
網絡|网络|network
網站地圖|网站地图|site map
網頁指南|网站地图|site map|both
互聯網|互联网|internet
無線網絡|无线网络|Wi-Fi
上網|上网|go online
寬頻|宽带|broadband
電郵|电子邮件|e-mail|both
電子郵件|电子邮件|e-mail
附件|附件|attachment
轉寄|转发|forward
短訊|短信|text message|both
資訊科技|信息技术|information technology|both
資訊|信息|information
資料庫|数据库|database
短片|视频|video|both
錄影帶|录像带|video tape
錄影|录像|recording
視像會議|视频会议|video conference|both
視像通話|视频通话|video call|both
視像|视频|video
直播|直播|live broadcast
相片|照片|photograph|both
相簿|相册|album|both
相機|相机|camera
影相|拍照|take a photograph
數碼相機|数码相机|digital camera
軟件|软件|software
硬件|硬件|hardware
應用程式|应用程序|app|both
程式設計|编程|programming
登入|登录|log in|both
登出|退出登录|log out|both
上載|上传|upload|both
下載|下载|download
資料夾|文件夹|folder
文件|文件|document
儲存|保存|save
列印|打印|print
列印機|打印机|printer
打印機|打印机|printer
掃描器|扫描仪|scanner
搜尋器|搜索引擎|search engine|both
搜尋引擎|搜索引擎|search engine
搜尋|搜索|search
滑鼠|鼠标|mouse|both
鍵盤|键盘|keyboard
熒幕|屏幕|screen
螢幕|屏幕|screen
熒光幕|屏幕|screen
螢幕閱讀器|屏幕阅读器|screen reader
屏幕|屏幕|screen
伺服器|服务器|server|both
視窗|窗口|window
圖示|图标|icon|both
選單|菜单|menu
重設|重置|reset
字型|字体|font
連線|连接|connection
連結|链接|link|both
超連結|超链接|hyperlink
替代文字|替代文字|alternative text
用戶|用户|user
用家|用户|user
使用者|使用者|user
帳號|账号|account|both
密碼|密码|password
二維碼|二维码|QR code
手提電話|手机|mobile phone
手提電腦|笔记本电脑|laptop|both
平板電腦|平板电脑|tablet
智能電話|智能手机|smartphone
電話卡|电话卡|SIM card
智能家居|智能家居|smart home
記憶體|内存|memory
硬碟|硬盘|hard disk
光碟|光盘|disc
隨身碟|U盘|USB stick
USB手指|U盘|USB stick
外置充電器|充电宝|power bank|both
充電器|充电器|charger
拍片|拍视频|make a video
人工智能|人工智能|artificial intelligence
大數據|大数据|big data
數據|数据|data
解像度|分辨率|resolution|both
打機|打游戏|play video games
電子遊戲|电子游戏|video game
討論區|论坛|forum
網誌|博客|blog|both
訂閱|订阅|subscribe
取消訂閱|取消订阅|unsubscribe
社交媒體|社交媒体|social media
社交平台|社交平台|social media
雲端|云端|cloud
備份|备份|backup
升級|升级|upgrade
介面|界面|interface
排版|排版|layout
視訊|视频|video
音訊|音频|audio
訊號|信号|signal
遙控器|遥控器|remote control
按一下|点一下|click
點擊|点击|click
請按「|请点“|press
按這裏|点这里|click here
傳送|发送|send
以電郵|用电子邮件|by e-mail
訊息內容|留言内容|message
訊息|信息|message
電郵地址|电子邮箱|e-mail address|both
瀏覽要求|访问请求|request
語音助理|语音助手|voice assistant
擷取|获取|fetch
連按兩下|双击|double-click
拖曳|拖动|drag
欄位|输入框|field
職員畫面|员工界面|staff screen
網頁內容無障礙指引|Web 内容无障碍指南|Web Content Accessibility Guidelines
網上付款|在线付款|online payment
電郵至|发邮件至|e-mail to
電郵到|发邮件到|e-mail to
電郵給|发邮件给|e-mail to
電郵予|发邮件给|e-mail to
電郵本會|发邮件给本会|e-mail us
電郵我們|发邮件给我们|e-mail us
致電或電郵|致电或发邮件|call or e-mail
來電或電郵|来电或发邮件|call or e-mail
電郵或致電|发邮件或致电|e-mail or call
歡迎電郵|欢迎发邮件|do e-mail
電郵查詢|邮件咨询|enquiry by e-mail
電郵報名|邮件报名|registration by e-mail
最佳短片|最佳短片|best short film
短片獎|短片奖|short film award
短片比賽|短片比赛|short film competition
短片節|短片节|short film festival
短片導演|短片导演|director of short films
這段影片|这段视频|this video
觀看影片|观看视频|watch a video
上載影片|上传视频|upload a video
影片連結|视频链接|link of a video
網上影片|网络视频|online video
電腦程式|电脑程序|computer program
手機程式|手机程序|mobile app
小程式|小程序|mini program
程式碼|代码|code
上載檔案|上传文件|upload a file
下載檔案|下载文件|download a file
儲存檔案|保存文件|save a file
開啟檔案|打开文件|open a file
選擇檔案|选择文件|choose a file
刪除檔案|删除文件|delete a file
匯入檔案|导入文件|import a file
匯出檔案|导出文件|export a file
電腦檔案|电脑文件|computer file
檔案太大|文件太大|the file is too large
檔案過大|文件过大|the file is too large
檔案格式|文件格式|file format
檔案名稱|文件名|file name
檔案大小|文件大小|file size
檔案類型|文件类型|file type
檔案內|文件中|in the file
這個檔案|这个文件|this file
PDF 檔案|PDF 文件|PDF file
PDF檔案|PDF文件|PDF file
CSV 檔案|CSV 文件|CSV file
CSV檔案|CSV文件|CSV file
相片檔案|照片文件|photo file
設定密碼|设置密码|set a password
語言設定|语言设置|language settings
私隱設定|隐私设置|privacy settings
系統設定|系统设置|system settings
帳戶設定|账户设置|account settings
通知設定|通知设置|notification settings
瀏覽器設定|浏览器设置|browser settings
更改設定|更改设置|change the settings
儲存設定|保存设置|save the settings
設定畫面|设置界面|settings screen
登入畫面|登录界面|login screen
主畫面|主界面|main screen
操作畫面|操作界面|screen
畫面上方|界面上方|top of the screen
畫面下方|界面下方|bottom of the screen
重溫錄影|回看录像|watch the recording
重溫直播|回看直播|watch the stream again
重溫節目|回看节目|watch the programme again
重溫講座|回看讲座|watch the talk again
網上重溫|在线回看|watch online
數碼化|数字化|digitisation
數碼平台|数字平台|digital platform
數碼轉型|数字化转型|digital transformation
數碼共融|数字包容|digital inclusion
數碼鴻溝|数字鸿沟|digital divide
數碼廣播|数字广播|digital broadcasting
預設字體|默认字体|default font
預設語言|默认语言|default language
預設值|默认值|default value
預設密碼|默认密码|default password
傳送帶|传送带|conveyor belt
如圖示|如图所示|as shown
電子郵件地址|电子邮箱|e-mail address
輔助設定|辅助设置|assistive settings
瀏覽輔助設定|浏览辅助设置|settings of the display
程式|程序|program
方程式|方程式|equation
`;

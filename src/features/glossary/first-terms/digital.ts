/** Computers, telephones and media: Traditional, Simplified, English on each line. */
export const digitalTerms = `
網上直播|网络直播|live stream
網上研討會|网络研讨会|webinar
網路|网络|network
網絡|网络|network
網站地圖|网站地图|site map
網頁指南|网站地图|site map
互聯網|互联网|internet
無線網絡|无线网络|Wi-Fi
上網|上网|go online
寬頻|宽带|broadband
電郵|电子邮件|e-mail
電子郵件|电子邮件|e-mail
附件|附件|attachment
轉寄|转发|forward
短訊|短信|text message
資訊科技|信息技术|information technology
資訊|信息|information
資料庫|数据库|database
短片|视频|video
影片|视频|video
錄影帶|录像带|video tape
錄影|录像|recording
視像會議|视频会议|video conference
視像通話|视频通话|video call
視像|视频|video
重溫|回看|watch again
直播|直播|live broadcast
相片|照片|photograph
相簿|相册|album
相機|相机|camera
影相|拍照|take a photograph
數碼相機|数码相机|digital camera
數碼|数字|digital
軟件|软件|software
硬件|硬件|hardware
應用程式|应用程序|app
程式|程序|program
程式設計|编程|programming
登入|登录|log in
登出|退出登录|log out
上載|上传|upload
下載|下载|download
檔案|文件|file
資料夾|文件夹|folder
文件|文件|document
儲存|保存|save
列印|打印|print
列印機|打印机|printer
打印機|打印机|printer
掃描器|扫描仪|scanner
搜尋器|搜索引擎|search engine
搜尋引擎|搜索引擎|search engine
搜尋|搜索|search
滑鼠|鼠标|mouse
鍵盤|键盘|keyboard
熒幕|屏幕|screen
螢幕|屏幕|screen
熒光幕|屏幕|screen
螢幕閱讀器|屏幕阅读器|screen reader
屏幕|屏幕|screen
伺服器|服务器|server
視窗|窗口|window
圖示|图标|icon
選單|菜单|menu
預設|默认|default
設定|设置|settings
重設|重置|reset
字型|字体|font
連線|连接|connection
連結|链接|link
超連結|超链接|hyperlink
替代文字|替代文字|alternative text
用戶|用户|user
用家|用户|user
使用者|使用者|user
帳號|账号|account
密碼|密码|password
二維碼|二维码|QR code
手提電話|手机|mobile phone
手提電腦|笔记本电脑|laptop
平板電腦|平板电脑|tablet
智能電話|智能手机|smartphone
電話卡|电话卡|SIM card
智能家居|智能家居|smart home
記憶體|内存|memory
硬碟|硬盘|hard disk
光碟|光盘|disc
隨身碟|U盘|USB stick
USB手指|U盘|USB stick
外置充電器|充电宝|power bank
充電器|充电器|charger
拍片|拍视频|make a video
人工智能|人工智能|artificial intelligence
大數據|大数据|big data
數據|数据|data
解像度|分辨率|resolution
打機|打游戏|play video games
電子遊戲|电子游戏|video game
討論區|论坛|forum
網誌|博客|blog
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
遙控|遥控器|remote control
按一下|点一下|click
點擊|点击|click
請按「|请点“|press
按這裏|点这里|click here
傳送|发送|send
以電郵|用电子邮件|by e-mail
訊息內容|留言内容|message
訊息|信息|message
電郵地址|电子邮箱|e-mail address
瀏覽要求|访问请求|request
語音助理|语音助手|voice assistant
擷取|获取|fetch
連按兩下|双击|double-click
拖曳|拖动|drag
欄位|输入框|field
畫面|界面|screen
職員畫面|员工界面|staff screen
網頁內容無障礙指引|Web 内容无障碍指南|Web Content Accessibility Guidelines
網上付款|在线付款|online payment
`;

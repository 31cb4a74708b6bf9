/** Getting about, home and food: Traditional, Simplified, English on each line, and `both` if it is converted in both directions. */
export const dailyTerms = `
的士站|出租车站|taxi stand|both
的士|出租车|taxi|both
的士高|迪斯科|disco
巴士總站|公交总站|bus terminus
巴士站|公交车站|bus stop|both
巴士路線|公交线路|bus route
巴士線|公交线路|bus route
巴士公司|公交公司|bus company
低地台巴士|低地板公交车|low-floor bus|both
低地台|低地板|low-floor
旅遊巴士|旅游大巴|coach|both
旅遊巴|旅游大巴|coach
穿梭巴士|接驳车|shuttle bus
巴士|公交车|bus|both
小巴|小巴|minibus
單車徑|自行车道|cycle track|both
單車|自行车|bicycle|both
踏單車|骑自行车|cycle
電單車|摩托车|motorcycle|both
私家車|私家车|private car
泊車位|停车位|parking space|both
泊車|停车|park
車位|车位|parking space
停泊區|停放区|parking area
停泊|停放|park
車長|司机|driver
車尾箱|后备箱|boot|both
塞車|堵车|traffic jam|both
上落客區|上下客区|pick-up and drop-off area
上落客|上下客|pick up and drop off
上落|上下|get on and off
落車|下车|get off
乘搭|乘坐|ride
搭乘|乘坐|ride
搭車|坐车|take transport
搭巴士|坐公交车|take a bus
搭的士|坐出租车|take a taxi
搭港鐵|坐港铁|take the MTR
搭飛機|坐飞机|fly
行人路|人行道|pavement|both
行人天橋|人行天桥|footbridge|both
行人隧道|人行隧道|subway|both
行人過路處|人行横道|pedestrian crossing
斑馬線|斑马线|zebra crossing
月台|站台|platform|both
渡輪|轮渡|ferry
機場快綫|机场快线|Airport Express
閘機|闸机|gate
售票處|售票处|ticket office
無障礙通道|无障碍通道|barrier-free access
斜道|坡道|ramp|both
斜台|坡道|ramp
斜板|坡板|portable ramp
升降機|电梯|lift|both
扶手電梯|自动扶梯|escalator|both
輪椅升降台|轮椅升降台|wheelchair lift
洗手間|卫生间|toilet|both
廁所|卫生间|toilet
傷殘人士洗手間|无障碍卫生间|accessible toilet
暢通易達洗手間|无障碍卫生间|accessible toilet
地下鐵路|地铁|underground
地下鐵|地铁|underground
地下水|地下水|groundwater
地下停車場|地下停车场|underground car park
地下室|地下室|basement
地下車庫|地下车库|underground garage
屋苑|小区|housing estate
大廈|大厦|building
單位|单位|unit
睡房|卧室|bedroom
冷氣機|空调|air conditioner
冷氣|空调|air conditioning|both
太凍|太冷|too cold
雪櫃|冰箱|refrigerator|both
風筒|吹风机|hair dryer|both
電視機|电视机|television
乾衣機|干衣机|dryer
電飯煲|电饭煲|rice cooker
微波爐|微波炉|microwave
梳化|沙发|sofa|both
傢俬|家具|furniture
傢具|家具|furniture
枱面|桌面|table top
枱|桌子|table
書枱|书桌|desk
餐枱|餐桌|dining table
鎖匙|钥匙|key
銀包|钱包|wallet|both
門鐘|门铃|doorbell
手錶|手表|watch
雨褸|雨衣|raincoat
恤衫|衬衫|shirt
冷衫|毛衣|jumper
褸|外套|coat
背囊|背包|backpack
手袋|手提包|handbag
波鞋|运动鞋|trainers
濕紙巾|湿巾|wet wipe
紙巾|纸巾|tissue
牙膏|牙膏|toothpaste
毛毯|毛毯|blanket
垃圾筒|垃圾桶|bin
膠袋|塑料袋|plastic bag|both
塑膠|塑料|plastic|both
發泡膠|泡沫塑料|polystyrene foam
電芯|电池|battery
電掣|开关|switch
拖板|接线板|extension lead
水喉|水管|pipe
天文台|天文台|Observatory
落雨|下雨|rain
打風|刮台风|typhoon
戲院|电影院|cinema
睇戲|看电影|see a film
演唱會|演唱会|concert
買餸|买菜|buy food
超級市場|超市|supermarket
街市|菜市场|market|both
士多|小卖部|small shop
便利店|便利店|convenience store
茶餐廳|茶餐厅|café
酒樓|酒楼|Chinese restaurant
這間餐廳|这家餐厅|this restaurant
外賣|外卖|takeaway
飯盒|饭盒|lunch box
水樽|水瓶|water bottle
飲管|吸管|straw|both
三文治|三明治|sandwich|both
沙律|沙拉|salad|both
朱古力|巧克力|chocolate|both
芝士|奶酪|cheese|both
牛油|黄油|butter
忌廉|奶油|cream
乳酪|酸奶|yogurt
雪糕|冰淇淋|ice cream|both
雪條|冰棍|ice lolly
士多啤梨|草莓|strawberry
車厘子|樱桃|cherry
奇異果|猕猴桃|kiwi fruit
生果|水果|fruit
提子|葡萄|grape
薯仔|土豆|potato|both
薯條|薯条|chips
番薯|红薯|sweet potato
青瓜|黄瓜|cucumber|both
矮瓜|茄子|aubergine
粟米|玉米|sweetcorn|both
椰菜|圆白菜|cabbage
西蘭花|西兰花|broccoli
吞拿魚|金枪鱼|tuna|both
三文魚|三文鱼|salmon
意粉|意面|spaghetti|both
即食麵|方便面|instant noodles|both
公仔麵|方便面|instant noodles
麥皮|燕麦片|porridge oats
花生醬|花生酱|peanut butter
凍檸檬茶|冰柠檬茶|iced lemon tea
凍飲|冷饮|cold drink
凍咖啡|冰咖啡|iced coffee
飲品|饮料|drink
汽水|汽水|soft drink
豉油|酱油|soy sauce|both
雞蛋|鸡蛋|egg
暖水泳池|温水泳池|heated pool
游泳池|游泳池|swimming pool
水療池|水疗池|hydrotherapy pool
足球|足球|football
羽毛球|羽毛球|badminton
乒乓球|乒乓球|table tennis
義賣|义卖|charity sale
過不到|过不去|cannot pass
闊度|宽度|width
闊|宽|wide
逢星期|每星期|every week
分鐘|分钟|minute
小時|小时|hour
預早|提前|in advance
太細|太小|too small
細小|细小|small
很細|很小|very small
越來越|越来越|more and more
一部車|一辆车|a car
一部電腦|一台电脑|a computer
一部輪椅|一辆轮椅|a wheelchair
窩心|暖心|heart-warming
開心|开心|happy
打氣|打气|encourage
切成小粒|切成小块|cut into small pieces
切粒|切块|dice
一張被|一床被子|a blanket
一張被子|一床被子|a blanket
這間公司|这家公司|this company
按門鐘|按门铃|ring the doorbell
逢星期一|每星期一|every Monday
逢星期二|每星期二|every Tuesday
逢星期三|每星期三|every Wednesday
逢星期四|每星期四|every Thursday
逢星期五|每星期五|every Friday
逢星期六|每星期六|every Saturday
逢星期日|每星期日|every Sunday
一部巴士|一辆公交车|a bus
一部旅遊巴士|一辆旅游大巴|a coach
一部的士|一辆出租车|a taxi
一部單車|一辆自行车|a bicycle
煮到軟身|煮到软烂|cook until soft
牛油果|牛油果|avocado
椰菜花|菜花|cauliflower
上落客點|上下客点|pick-up and drop-off point
落客區|下客区|drop-off area
落客點|下客点|drop-off point
落客|下客|drop off
大廈地下|大厦地面层|ground floor of the building
商場地下|商场地面层|ground floor of the mall
地下大堂|地面层大堂|ground floor lobby
地下及一樓|地面层和一楼|ground and first floor
藥房設在地下|药房设在地面层|the pharmacy is on the ground floor
公交站|公交站|bus stop
座枱月曆|台历|desk calendar
枱燈|台灯|desk lamp
遙控器|遥控器|remote control
`;

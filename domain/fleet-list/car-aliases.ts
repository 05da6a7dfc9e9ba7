/** What lists call a brand besides its name. */
const BRANDS: Readonly<Record<string, string>> = {
  Toyota: 'โตโยต้า|โตโยตา|โตโยตะ',
  Honda: 'ฮอนด้า|ฮอนดา',
  Isuzu: 'อีซูซุ|อิซูซุ|อีซุซุ|อิซุซุ|อีซูสุ',
  Mitsubishi: 'มิตซูบิชิ|มิตซูบิชิมอเตอร์ส|มิตซู|มิตซูบิซิ|มิทซูบิชิ|Mitsu',
  Nissan: 'นิสสัน|นิสัน',
  Mazda: 'มาสด้า|มาสดา|มาซด้า',
  Ford: 'ฟอร์ด',
  Suzuki: 'ซูซูกิ|ซุซูกิ|ซูซุกิ',
  MG: 'เอ็มจี|เอ็ม จี|Morris Garages',
  BYD: 'บีวายดี|บี วาย ดี',
  GWM: 'จีดับเบิลยูเอ็ม|เกรท วอลล์|เกรทวอลล์มอเตอร์|Great Wall|Great Wall Motor|Haval|ORA|Tank',
  Hyundai: 'ฮุนได|ฮุนเด|ฮยอนเด',
  Kia: 'เกีย|เกียร์',
  'Mercedes-Benz': 'เมอร์เซเดส-เบนซ์|เมอร์เซเดสเบนซ์|เมอซิเดสเบนซ์|เบนซ์|เบ๊นซ์|Benz|Mercedes|M-Benz|MB',
  BMW: 'บีเอ็มดับเบิลยู|บีเอ็มดับบลิว|บีเอ็ม|บี เอ็ม ดับเบิลยู',
};

/** The same for models, by brand and name. */
const MODELS: Readonly<Record<string, string>> = {
  'Toyota Yaris Ativ': 'ยาริส เอทีฟ|ยารีส เอทีฟ',
  'Toyota Yaris': 'ยาริส|ยารีส',
  'Toyota Vios': 'วีออส|วิออส',
  'Toyota Corolla Altis': 'โคโรลล่า อัลติส|อัลติส|Altis',
  'Toyota Camry': 'คัมรี่|แคมรี่',
  'Toyota Corolla Cross': 'โคโรลล่า ครอส',
  'Toyota Yaris Cross': 'ยาริส ครอส',
  'Toyota Fortuner': 'ฟอร์จูนเนอร์|ฟอจูนเนอร์|ฟอร์จูเนอร์',
  'Toyota Hilux Vigo': 'ไฮลักซ์ วีโก้|วีโก้|วีโก|Vigo',
  'Toyota Hilux Revo': 'ไฮลักซ์ รีโว่|ไฮลักซ์ รีโว|รีโว่|รีโว|Revo',
  'Toyota Innova': 'อินโนวา|อินโนว่า',
  'Toyota Veloz': 'เวลอซ',
  'Toyota Commuter': 'คอมมิวเตอร์|รถตู้คอมมิวเตอร์|Hiace Commuter',
  'Honda City': 'ซิตี้',
  'Honda City Hatchback': 'ซิตี้ แฮทช์แบ็ก',
  'Honda Jazz': 'แจ๊ส|แจ๊ซ|แจ๊สส์',
  'Honda Civic': 'ซีวิค|ซีวิก',
  'Honda Accord': 'แอคคอร์ด|แอ็คคอร์ด|แอคคอด',
  'Honda HR-V': 'เอชอาร์วี',
  'Honda CR-V': 'ซีอาร์วี',
  'Honda BR-V': 'บีอาร์วี',
  'Honda WR-V': 'ดับเบิลยูอาร์วี',
  'Isuzu D-Max': 'ดีแมคซ์|ดีแม็กซ์|ดีแมกซ์|ดีแม็ค|ดีแมค|ดีแม็คซ์',
  'Isuzu MU-X': 'มิวเอ็กซ์|เอ็มยูเอ็กซ์',
  'Isuzu MU-7': 'มิวเซเว่น|มิว 7',
  'Mitsubishi Triton': 'ไทรทัน|ไทรตัน|L200 Triton',
  'Mitsubishi Pajero Sport': 'ปาเจโร สปอร์ต|ปาเจโร่ สปอร์ต|ปาเจโร่สปอร์ท',
  'Mitsubishi Attrage': 'แอททราจ|แอตทราจ',
  'Mitsubishi Mirage': 'มิราจ',
  'Mitsubishi Xpander': 'เอ็กซ์แพนเดอร์',
  'Nissan Almera': 'อัลเมร่า|อัลเมรา',
  'Nissan March': 'มาร์ช',
  'Nissan Note': 'โน้ต|โน๊ต',
  'Nissan Navara': 'นาวาร่า|นาวารา|Frontier Navara',
  'Nissan Terra': 'เทอร์ร่า',
  'Ford Ranger': 'เรนเจอร์|แรนเจอร์',
  'Ford Everest': 'เอเวอเรสต์|เอเวอร์เรสต์|เอเวอเรส',
  'Suzuki Swift': 'สวิฟท์|สวิฟ',
  'Suzuki Carry': 'แครี่|แครี',
  'Mazda BT-50': 'บีที 50|บีที-50',
  'Mazda Mazda2': 'มาสด้า 2|2',
  'Mazda Mazda3': 'มาสด้า 3|3',
  'Hyundai H-1': 'เอชวัน|เอช 1',
};

const aliasesIn = (table: Readonly<Record<string, string>>, name: string): readonly string[] =>
  table[name]?.split('|') ?? [];

export const brandAliases = (brand: string): readonly string[] => aliasesIn(BRANDS, brand);

export const modelAliases = (brand: string, model: string): readonly string[] => aliasesIn(MODELS, `${brand} ${model}`);

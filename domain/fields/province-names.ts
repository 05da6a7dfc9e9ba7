import { searchKey } from './thai-spelling.ts';

/** What people call a province besides its full name, by the Thai name. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  กรุงเทพมหานคร: ['กรุงเทพ', 'กทม', 'บางกอก', 'BKK', 'Krung Thep', 'Krungthep'],
  กาญจนบุรี: ['กาญจน์', 'เมืองกาญจน์', 'เมืองกาญ', 'Kanchana'],
  ขอนแก่น: ['KKC'],
  จันทบุรี: ['จันท์', 'เมืองจันท์', 'Chantaburi'],
  ฉะเชิงเทรา: ['แปดริ้ว', 'Paet Riu'],
  ชลบุรี: ['ชล', 'เมืองชล'],
  ชัยภูมิ: ['Chayaphum'],
  เชียงราย: ['CEI'],
  เชียงใหม่: ['ชม', 'Chiangmai', 'CNX'],
  นครปฐม: ['Nakorn Pathom'],
  นครราชสีมา: ['โคราช', 'Korat', 'Khorat'],
  นครศรีธรรมราช: ['นครศรี', 'เมืองคอน', 'Nakhon Si', 'Nakorn Sri Thammarat'],
  นครสวรรค์: ['ปากน้ำโพ', 'Nakorn Sawan'],
  นนทบุรี: ['นนท์', 'เมืองนนท์', 'Nontaburi'],
  ปทุมธานี: ['ปทุม', 'Pathumthani', 'Patum Thani'],
  ประจวบคีรีขันธ์: ['ประจวบ', 'Prachuap'],
  พระนครศรีอยุธยา: ['อยุธยา', 'กรุงเก่า', 'Ayutthaya', 'Ayuthaya'],
  พิษณุโลก: ['พิษโลก', 'พิดโลก', 'สองแคว', 'Pitsanulok'],
  ภูเก็ต: ['HKT'],
  สงขลา: ['Songkla'],
  สมุทรปราการ: ['ปากน้ำ', 'Paknam'],
  สมุทรสงคราม: ['แม่กลอง', 'Mae Klong'],
  สมุทรสาคร: ['มหาชัย', 'Mahachai'],
  สุพรรณบุรี: ['สุพรรณ', 'Suphan'],
  สุราษฎร์ธานี: ['สุราษฎร์', 'สุราษ', 'สุราด', 'Surat'],
  อุดรธานี: ['อุดร', 'Udon', 'Udorn'],
  อุบลราชธานี: ['อุบล', 'Ubon'],
};

/** Other names of the province with this Thai name. */
export const shortNamesOf = (province: string): readonly string[] => SHORT_NAMES[province] ?? [];

/** Whether a typed search key is such a name of the province or the beginning of one: 'กท', 'กทม', but not 'คอน' for 'เมืองคอน'. */
export const isCalled = (province: string, key: string): boolean =>
  key !== '' && shortNamesOf(province).some((name) => searchKey(name).startsWith(key));

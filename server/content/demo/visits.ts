/** One past visit of an invented member's car. */
interface DemoVisit {
  /** Days before the demo data are written. */
  readonly ago: number;
  readonly services: readonly number[];
  readonly locationId: number;
  /** 'HH:MM' at the branch. */
  readonly time: string;
  readonly note?: string;
}

interface DemoPast {
  readonly plate: string;
  /** How the car is driven; null if nobody recorded its odometer. */
  readonly driven: { readonly kmNow: number; readonly kmADay: number; readonly readAgo: number } | null;
  readonly visits: readonly DemoVisit[];
}

/** What the odometer showed so many days ago; never a round number, as in real life. */
export const odometerAgo = ({ driven }: DemoPast, ago: number): number | null =>
  driven === null ? null : Math.round(driven.kmNow - driven.kmADay * ago) + ((ago * 37) % 90);

/** The history of the invented members' cars, by plate. The branches used are open every day of the week. */
export const demoPasts: readonly DemoPast[] = [
  {
    plate: '3ขก 4521',
    driven: { kmNow: 61_480, kmADay: 38, readAgo: 9 },
    visits: [
      { ago: 1012, services: [401, 501], locationId: 1001, time: '09:00' },
      { ago: 764, services: [401, 103], locationId: 1001, time: '10:30' },
      { ago: 702, services: [601], locationId: 1002, time: '13:00', note: 'สตาร์ทติดยากตอนเช้า' },
      { ago: 521, services: [401, 801], locationId: 1001, time: '09:30' },
      { ago: 330, services: [101, 701], locationId: 1002, time: '08:30' },
      { ago: 268, services: [401, 103, 501], locationId: 1001, time: '14:00', note: 'เบรกมีเสียงตอนถอยหลัง' },
      { ago: 96, services: [1001], locationId: 1002, time: '16:00' },
    ],
  },
  {
    plate: '8กฮ 777',
    driven: { kmNow: 92_350, kmADay: 55, readAgo: 3 },
    visits: [
      { ago: 980, services: [401], locationId: 1008, time: '08:00' },
      { ago: 801, services: [401, 103], locationId: 1008, time: '08:00' },
      { ago: 640, services: [101], locationId: 1008, time: '10:00' },
      { ago: 615, services: [401, 501], locationId: 1008, time: '08:30' },
      { ago: 433, services: [401, 103, 1003], locationId: 1008, time: '08:00' },
      { ago: 246, services: [401, 201], locationId: 1007, time: '11:00', note: 'พวงมาลัยสั่นเวลาเบรกทางไกล' },
      { ago: 61, services: [401, 103], locationId: 1008, time: '08:00' },
    ],
  },
  {
    plate: 'กธ 9',
    driven: { kmNow: 38_120, kmADay: 34, readAgo: 20 },
    visits: [
      { ago: 860, services: [401], locationId: 1008, time: '15:00' },
      { ago: 541, services: [401, 103], locationId: 1008, time: '15:30' },
      { ago: 208, services: [401, 103, 1003], locationId: 1008, time: '15:00' },
    ],
  },
  {
    plate: 'บท 6120',
    driven: null,
    visits: [
      { ago: 905, services: [401, 802], locationId: 1009, time: '09:00' },
      { ago: 688, services: [301], locationId: 1009, time: '09:30', note: 'บรรทุกหนัก ขอเช็กช่วงล่างด้วย' },
      { ago: 501, services: [401, 404], locationId: 1009, time: '09:00' },
      { ago: 142, services: [401, 102], locationId: 1025, time: '13:30' },
    ],
  },
  {
    plate: '1ขย 3088',
    driven: { kmNow: 71_900, kmADay: 29, readAgo: 45 },
    visits: [
      { ago: 730, services: [401], locationId: 1004, time: '17:00' },
      { ago: 377, services: [401, 601], locationId: 1004, time: '17:00' },
      { ago: 365, services: [104], locationId: 1022, time: '12:00' },
    ],
  },
  {
    plate: 'ขจ 2468',
    driven: { kmNow: 27_640, kmADay: 36, readAgo: 6 },
    visits: [
      { ago: 690, services: [401], locationId: 1011, time: '10:00' },
      { ago: 402, services: [401, 103], locationId: 1011, time: '10:00' },
      { ago: 118, services: [401, 103, 501], locationId: 1012, time: '09:30', note: 'จะเดินทางไกลขึ้นดอย' },
    ],
  },
];

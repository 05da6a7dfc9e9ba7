import type { ChartLabels, Label } from '../shared/meta.ts';

const of = (name: string, labels: Readonly<Record<string, Label>>) =>
  Object.fromEntries(Object.entries(labels).map(([id, label]) => [`${name}.${id}`, label]));

const states = {
  unknown: { th: 'ยังไม่รู้', en: 'Not known' },
  signedIn: { th: 'เข้าสู่ระบบแล้ว', en: 'Signed in' },
  signedOut: { th: 'ไม่ได้เข้าสู่ระบบ', en: 'Signed out' },
  turnedAway: { th: 'แจ้งให้เข้าสู่ระบบ', en: 'Told to log in' },
  superseded: { th: 'มีการเข้าสู่ระบบจากเครื่องอื่น', en: 'Superseded by another sign-in' },
  signingOut: { th: 'กำลังออกจากระบบ', en: 'Signing out' },
  notSignedOut: { th: 'ออกจากระบบไม่สำเร็จ', en: 'Could not be signed out' },
};

const transitions = {
  supersede: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
  end: { th: 'ออกจากระบบแล้ว', en: 'Signed out elsewhere' },
  signOut: { th: 'ขอออกจากระบบ', en: 'Sign out' },
  signedOut: { th: 'ออกจากระบบแล้ว', en: 'Signed out' },
  refusedToSignOut: { th: 'เซิร์ฟเวอร์ไม่ให้ออก', en: 'Refused' },
  failedToSignOut: { th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้', en: 'No connection' },
  unansweredSignOut: { th: 'ไม่มีคำตอบ', en: 'No answer' },
  leavingAlready: { th: 'กำลังออกอยู่แล้ว', en: 'Leaving already' },
  signOutOnce: { th: 'ขอออกซ้ำ', en: 'Asked again' },
  accept: { th: 'เซิร์ฟเวอร์ยอมรับ', en: 'Accepted' },
  turnAway: { th: 'ต้องเข้าสู่ระบบก่อน', en: 'Please log in' },
  runOut: { th: 'การเข้าสู่ระบบหมดอายุ', en: 'Session over' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Signed in' },
  turnAwayAgain: { th: 'ต้องเข้าสู่ระบบก่อน', en: 'Please log in' },
};

export const sessionLabels: ChartLabels = {
  about:
    'เบราว์เซอร์นี้เข้าสู่ระบบเป็นใคร แยกระหว่างสมาชิกกับบริษัท นับเฉพาะคำตอบของเซิร์ฟเวอร์ ถ้ามีการเข้าสู่ระบบจากเครื่องอื่นจะบอกครั้งเดียว และบอกอยู่จนกว่าเซิร์ฟเวอร์จะจบเซสชัน',
  states: {
    session: { th: 'การเข้าสู่ระบบ', en: 'Session' },
    'session.member': { th: 'สมาชิก', en: 'Member' },
    'session.company': { th: 'ลูกค้าองค์กร', en: 'Company' },
    ...of('session.member', states),
    ...of('session.company', states),
  },
  transitions: { ...of('member', transitions), ...of('company', transitions) },
};

import { randomInt, randomUUID } from 'node:crypto';
import type { calls, CallName } from '#contract/calls/all.ts';
import type { Call, RequestOf } from '#contract/call.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { LOCATION_ID } from '#tests/support/booked-branch.ts';
import { codeIn, registration, type Grant } from '#tests/support/card.ts';
import { sampleForm, sampleSurvey } from './sample-forms.ts';
import { SERVICE, bookingItem, groupItem, write } from './sample-booking.ts';
import {
  BOOKED_PLATE,
  GIFT,
  sampleCar,
  sampleCompany,
  sampleList,
  sampleTakeCarAddress,
  type World,
} from './sample-world.ts';

const NO_GRANT: Grant = { code_authentication: 'x'.repeat(43), state: '' };

export const isOfCompanies = ({ who }: Call): boolean =>
  !who.includes('guest') && !who.includes('member') && who.includes('company');

/** The cookie of somebody who may make the call. */
export function callerOf(call: Call, { cookie, member, company }: World): string {
  const { who } = call;
  if (who.includes('guest')) return cookie;
  if (isOfCompanies(call)) return company?.cookie ?? '';
  return (who.includes('member') ? member?.cookie : member?.webview) ?? '';
}

const historyFilter = (cookie: string) => ({
  code: codeIn(cookie),
  register_number: '5กก',
  start_gte: '2024-01-01',
  start_lte: '2099-12-31',
});

/** One good request for every call; a call without one does not compile. */
export const sampleRequests = ({
  slot,
  heldId,
  cookie,
  code = 'K7RM4XHD',
  member,
  company,
}: World): { [N in CallName]: RequestOf<(typeof calls)[N]> } => ({
  listDateTimes: {
    location_id: LOCATION_ID,
    hours: SERVICE.hours,
    max_pre_day: SERVICE.preDay,
    appointment_id: heldId,
  },
  setupTemporary: { item: bookingItem(slot, { appointment_id: heldId }), ...write() },
  confirm: { item: [heldId], ...write() },
  setupGroup: { item: [groupItem(slot, company?.car ?? heldId)], allow_partial: true, ...write() },
  confirmGroup: { item: [company?.booking ?? heldId], allow_partial: true, ...write() },
  readBooking: { items: heldId },
  listBookingDetails: { items: [heldId] },
  changeStatus: { item: { appointment_id: heldId, status: 1 }, request_key: randomUUID() },
  changeStatusList: {
    code: codeIn(member?.cookie ?? cookie),
    item: [member?.booking ?? heldId],
    status: 1,
    request_key: randomUUID(),
  },
  cancelByCode: { register_number: BOOKED_PLATE, booking_code: code, request_key: randomUUID() },
  takeBooking: {
    code: codeIn(member?.cookie ?? cookie),
    register_number: BOOKED_PLATE,
    booking_code: code,
    request_key: randomUUID(),
  },
  findSameVisit: { appointment_id: heldId },
  listLive: {},
  extendHold: { appointment_id: heldId, request_key: randomUUID() },
  listAlternatives: {
    location_id: LOCATION_ID,
    hours: SERVICE.hours,
    max_pre_day: SERVICE.preDay,
    date_time: slot,
    appointment_id: heldId,
  },
  listSoonest: {
    hours: SERVICE.hours,
    max_pre_day: SERVICE.preDay,
    latitude: 13.7,
    longitude: 100.5,
    location_id: LOCATION_ID,
    limit: 5,
    days: 7,
    appointment_id: heldId,
  },
  listCarMasterData: {},
  listServices: { options: { entities: [] } },
  listBranches: { keywords: '', latitude: 13.7, longitude: 100.5, options: { entities: ['open_time', 'close_time'] } },
  suggestBranches: { keyword: 'บาง' },
  listArticles: {
    applayout_id: 'news',
    limit_per_page: 3,
    page: 1,
    sortby: 'news',
    categories: ['branches'],
    options: { entities: [] },
  },
  listFaq: { options: { entities: [] } },
  readArticle: { applayout_id: 'news', items: 'krabi-branch-opens' },
  readSitePage: { items: 'privacy' },
  listCategories: { applayout_id: 'privileges' },
  searchSite: { query: 'ยาง' },
  listServiceGroups: { limit_per_page: 5, page: 1 },
  listBranchPages: { limit_per_page: 5, page: 2 },
  listRegions: {},
  readBranchPage: { slug: 'rama-4' },
  readMapKey: {},
  listHomeWidgets: { lat: 13.7, lng: 100.5, location_id: LOCATION_ID },
  listMenuServices: { limit_per_page: 100 },
  readHealth: {},
  readForm: { form_id: 'franchise' },
  sendForm: { data: sampleForm, request_key: randomUUID() },
  readSurvey: {},
  sendSurvey: { form: sampleSurvey, contact: `08${randomInt(10_000_000, 99_999_999)}`, request_key: randomUUID() },
  readChallenge: {},
  signOut: { kind: 'member' },
  openProfile: { ...(member?.signsIn ?? NO_GRANT), request_key: randomUUID() },
  registerMember: registration(member?.registers ?? NO_GRANT),
  readProfile: { code: codeIn(member?.cookie ?? cookie) },
  updateProfile: {
    code: codeIn(member?.cookie ?? cookie),
    data: { contact_tel: '0811112222' },
    request_key: randomUUID(),
  },
  readCardData: { code: codeIn(member?.cookie ?? cookie) },
  fetchMe: {},
  readRegistrationTerms: {},
  listBookings: { code: codeIn(member?.cookie ?? cookie), status: 2, page: 1, keywords: 'บาง', register_number: '9กก' },
  signInCompany: company?.signsIn ?? { username: 'nobody', password: 'nothing' },
  fetchCompany: {},
  findSalesperson: { username: 'nobody' },
  readCompanyForm: { code: codeIn(company?.cookie ?? cookie) },
  editCompany: {
    code: codeIn(company?.cookie ?? cookie),
    profile: sampleCompany,
    request_key: randomUUID(),
  },
  listFleet: { code: codeIn(company?.cookie ?? cookie) },
  importFleet: {
    code: codeIn(company?.cookie ?? cookie),
    file_upload: sampleList('5ฌฌ 5555'),
    file_upload_name: 'cars.csv',
    request_key: randomUUID(),
  },
  undoImport: {
    code: codeIn(company?.cookie ?? cookie),
    import_id: company?.lastImport ?? randomUUID(),
    request_key: randomUUID(),
  },
  readLastImport: { code: codeIn(company?.cookie ?? cookie) },
  listCarTree: { code: codeIn(company?.cookie ?? cookie) },
  planVisits: {
    code: codeIn(company?.cookie ?? cookie),
    plan: {
      cars: [
        {
          car_profile_id: company?.car ?? heldId,
          service_list: [SERVICE.id],
          due_by: addDays(branchNow(Date.now()).date, 3),
          away: [addDays(branchNow(Date.now()).date, 2)],
        },
      ],
      from: branchNow(Date.now()).date,
      until: addDays(branchNow(Date.now()).date, 5),
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      from_time: '08:00',
      to_time: '16:00',
      branches: [LOCATION_ID],
      most_a_day: 3,
    },
  },
  addCompanyCar: {
    code: codeIn(company?.cookie ?? cookie),
    car: { ...sampleCar, car_register_number: '3ฉฉ 3333' },
    request_key: randomUUID(),
  },
  deleteCompanyCars: {
    code: codeIn(company?.cookie ?? cookie),
    item: [company?.car ?? heldId],
    request_key: randomUUID(),
  },
  listAddressPlaces: { province_id: 10, district_id: 1033 },
  listTakeCarAddresses: { code: codeIn(company?.cookie ?? cookie) },
  addTakeCarAddress: {
    code: codeIn(company?.cookie ?? cookie),
    address: sampleTakeCarAddress,
    request_key: randomUUID(),
  },
  deleteTakeCarAddress: { code: codeIn(company?.cookie ?? cookie), index: 1, request_key: randomUUID() },
  makeDriverLink: {
    code: codeIn(company?.cookie ?? cookie),
    appointment_id: company?.visit ?? heldId,
    request_key: randomUUID(),
  },
  revokeDriverLink: {
    code: codeIn(company?.cookie ?? cookie),
    appointment_id: company?.booking ?? heldId,
    request_key: randomUUID(),
  },
  readDriverVisit: { token: company?.driverToken ?? 'x'.repeat(43) },
  listMyCars: { code: codeIn(member?.cookie ?? cookie) },
  readMyCar: { code: codeIn(member?.cookie ?? cookie), car_profile_id: member?.cars[0] ?? heldId },
  addCar: { code: codeIn(member?.cookie ?? cookie), car: sampleCar, request_key: randomUUID() },
  editCar: {
    code: codeIn(member?.cookie ?? cookie),
    car: { ...sampleCar, car_register_number: '4จจ 4444', car_profile_id: member?.cars[0] ?? heldId },
    request_key: randomUUID(),
  },
  chooseFavourite: {
    code: codeIn(member?.cookie ?? cookie),
    car_profile_id: member?.cars[0] ?? heldId,
    request_key: randomUUID(),
  },
  askUpload: {
    code: codeIn(member?.cookie ?? cookie),
    file_name: 'car.jpg',
    file_type: 'image/jpeg',
    file_size: 1_000,
  },
  noteOdometer: {
    code: codeIn(member?.cookie ?? cookie),
    car_profile_id: member?.cars[0] ?? heldId,
    odometer: 45_678,
    request_key: randomUUID(),
  },
  listMaintenance: { ...historyFilter(member?.cookie ?? cookie), page: 1 },
  groupMaintenance: { ...historyFilter(member?.cookie ?? cookie), page: 1 },
  listServiceHistory: {
    ...historyFilter(member?.cookie ?? cookie),
    car_profile_id: member?.cars[0] ?? heldId,
    page: 1,
  },
  exportServiceHistory: { ...historyFilter(member?.cookie ?? cookie), car_profile_id: member?.cars[0] ?? heldId },
  deleteCar: {
    code: codeIn(member?.cookie ?? cookie),
    car_profile_id: member?.cars[1] ?? heldId,
    request_key: randomUUID(),
  },
  listMemberWidgets: { code: codeIn(member?.cookie ?? cookie) },
  readPoints: { code: codeIn(member?.cookie ?? cookie), force_update: 'true' },
  listPointHistory: { code: codeIn(member?.cookie ?? cookie), items: member?.redemption ?? heldId, page: 1 },
  claimPoints: {
    code: codeIn(member?.cookie ?? cookie),
    item: {
      bought_on: branchNow(Date.now()).date,
      location_id: 1001,
      bought: 'cafe',
      amount: 120.5,
      receipt: 'R-1',
      note: 'ไม่ได้รับคะแนน',
    },
    request_key: randomUUID(),
  },
  withdrawClaim: {
    code: codeIn(member?.cookie ?? cookie),
    // Its owner is checked by the work itself, as that of a purchase is.
    claim_id: member?.claim ?? randomUUID(),
    request_key: randomUUID(),
  },
  listCoupons: { code: codeIn(member?.cookie ?? cookie) },
  obtainCoupon: { code: codeIn(member?.cookie ?? cookie), coupon_id: GIFT, request_key: randomUUID() },
  useCoupon: { code: codeIn(member?.cookie ?? cookie), items: member?.redemption ?? heldId },
  readCouponStatus: { code: codeIn(member?.cookie ?? cookie), items: member?.redemption ?? heldId },
  listRedemptions: { code: codeIn(member?.cookie ?? cookie), page: 1 },
  openWebview: { hand_over: member?.handOver ?? 'x'.repeat(43), request_key: randomUUID() },
  readWebview: {},
  listProducts: { categories: 1, product_brand: 1, sortby: 'price', page: 1, limit_per_page: 3 },
  readProduct: { items: 'mizuko-cvt' },
  listProductBrands: {},
  listProductFilters: { is_tyre: 'true' },
  compareProducts: { items: ['mizuko-cvt', 'mizuko-atf-multi'] },
});

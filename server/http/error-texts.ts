import type { Language } from '#domain/constants.ts';
import type { ErrorName } from '#contract/errors.ts';

type Texts = Readonly<Record<Language, string>>;

/** `error_msg` of every failure. Written for people: without names of fields and without anything they typed. */
export const errorTexts: Readonly<Record<Exclude<ErrorName, 'ok'>, Texts>> = {
  applicationKey: { th: 'แอปพลิเคชันนี้ไม่มีสิทธิ์ใช้บริการ', en: 'This application may not use the service.' },
  invalidInput: { th: 'ข้อมูลบางช่องไม่ครบหรือไม่ถูกต้อง', en: 'Some information is missing or not valid.' },
  tooManyRequests: {
    th: 'มีการทำรายการถี่เกินไป โปรดรอสักครู่แล้วลองใหม่',
    en: 'Too many attempts. Please wait a while and try again.',
  },
  unknownCall: { th: 'ไม่พบบริการที่เรียก', en: 'There is no such call.' },
  internal: { th: 'เกิดข้อผิดพลาดในระบบ โปรดลองใหม่อีกครั้ง', en: 'Something went wrong on our side. Please try again.' },
  foreignOrigin: { th: 'ไม่อนุญาตให้ทำรายการจากเว็บไซต์อื่น', en: 'This request came from another website and was refused.' },
  requestKeyReused: {
    th: 'คำขอนี้ถูกใช้กับข้อมูลอื่นไปแล้ว โปรดลองใหม่',
    en: 'This request was already used for something else. Please try again.',
  },
  tooLarge: { th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', en: 'What was sent is too large.' },
  unavailable: {
    th: 'ระบบไม่พร้อมให้บริการชั่วคราว โปรดลองใหม่ในอีกสักครู่',
    en: 'The service is not available right now. Please try again in a moment.',
  },
  unsupportedBody: { th: 'รูปแบบข้อมูลที่ส่งมาไม่รองรับ', en: 'The format of what was sent is not supported.' },
  rangeInverted: {
    th: 'วันที่เริ่มต้นต้องไม่อยู่หลังวันที่สิ้นสุด',
    en: 'The first date must not be after the last.',
  },
  pleaseLogIn: { th: 'โปรดเข้าสู่ระบบ', en: 'Please log in.' },
  codeRefused: {
    th: 'การเข้าสู่ระบบนี้ใช้ไม่ได้แล้ว โปรดเข้าสู่ระบบใหม่อีกครั้ง',
    en: 'This sign-in can no longer be used. Please log in again.',
  },
  cardRefused: {
    th: 'บัตรนี้ใช้เข้าสู่ระบบไม่ได้ โปรดติดต่อศูนย์บริการสมาชิก',
    en: 'This card cannot be used to log in. Please contact member services.',
  },
  signInRefused: {
    th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง โปรดตรวจสอบแล้วลองใหม่',
    en: 'The user name or password is not right. Please check both and try again.',
  },
  duplicateLogin: {
    th: 'ออกจากระบบแล้ว เพราะมีการเข้าสู่ระบบจากอุปกรณ์อื่น',
    en: 'Logged out after logging in with another device.',
  },
  branchNotFound: { th: 'ไม่พบสาขาที่เลือก', en: 'This branch was not found.' },
  serviceNotFound: { th: 'ไม่พบบริการที่เลือก', en: 'A chosen service was not found.' },
  servicesMismatch: {
    th: 'ระยะเวลาของบริการเปลี่ยนไป โปรดเลือกวันและเวลาใหม่',
    en: 'The time that these services take has changed. Please choose date and time again.',
  },
  slotTaken: { th: 'เวลานี้เต็มแล้ว โปรดเลือกเวลาอื่น', en: 'This time is no longer free. Please choose another.' },
  failedAtScheduledTime: {
    th: 'ไม่สามารถจองตามเวลาที่เลือกได้ โปรดกด ตกลง เพื่อเริ่มจองใหม่',
    en: 'The booking failed at scheduled time. Please click OK to start the booking.',
  },
  bookingNotFound: { th: 'ไม่พบการจองนี้', en: 'This booking was not found.' },
  alreadyConfirmed: { th: 'การจองนี้ยืนยันแล้ว จึงแก้ไขไม่ได้', en: 'This booking is confirmed and can no longer be changed.' },
  driverLinkNotFound: {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว โปรดขอลิงก์ใหม่จากผู้ที่ส่งให้คุณ',
    en: 'This link no longer works. Please ask whoever sent it to you for a new one.',
  },
  noDriverLink: {
    th: 'การจองนี้ไม่ได้อยู่ในสถานะยืนยัน หรือผ่านไปแล้ว จึงสร้างลิงก์ให้คนขับไม่ได้',
    en: 'This booking is not confirmed or is over, so it cannot have a link for the driver.',
  },
  bookingCancelled: {
    th: 'การจองนี้ถูกยกเลิกแล้ว จึงแก้ไขไม่ได้',
    en: 'This booking was cancelled and can no longer be changed.',
  },
  alreadyExtended: { th: 'ขยายเวลาได้เพียงครั้งเดียว', en: 'The time can be extended only once.' },
  holdExpired: { th: 'หมดเวลายืนยันการจองแล้ว', en: 'The time to confirm this booking has run out.' },
  tooManyHolds: {
    th: 'มีการจองที่รอยืนยันมากเกินไป โปรดยืนยันหรือยกเลิกก่อน',
    en: 'Too many bookings are waiting to be confirmed. Confirm or release one first.',
  },
  tooManyBookings: {
    th: 'มีการจองที่ยังไม่ถึงวันนัดครบจำนวนแล้ว โปรดยกเลิกรายการเดิมก่อน หรือโทรหาสาขา',
    en: 'There are as many bookings ahead as can be made online. Cancel one first, or call the branch.',
  },
  heldLongEnough: {
    th: 'เก็บเวลานี้ไว้ให้ครบกำหนดแล้ว โปรดเลือกเวลาอื่น หรือลองใหม่ในอีก 1 ชั่วโมง',
    en: 'This time has been kept for you as long as it can be. Choose another time, or try again in an hour.',
  },
  carAlreadyBooked: {
    th: 'รถคันนี้มีการจองอยู่แล้ว โปรดยกเลิกหรือเลื่อนรายการเดิมก่อน',
    en: 'This car already has a booking. Cancel or move that one first.',
  },
  tooLateToCancel: {
    th: 'ยกเลิกได้ก่อนเวลานัดอย่างน้อย 24 ชั่วโมงเท่านั้น',
    en: 'A booking can be cancelled until 24 hours before it begins.',
  },
  groupNotKept: {
    th: 'รถคันนี้จองได้ แต่ยังไม่ได้จองให้ เพราะรถคันอื่นในรายการเดียวกันจองไม่ได้',
    en: 'This car could be booked, but was not, because another car of the same request could not.',
  },
  driverLinkEnded: {
    th: 'มีผู้อื่นในบริษัทยกเลิกลิงก์นี้หรือสร้างลิงก์อื่นแทนแล้ว หากยังต้องใช้ โปรดสร้างใหม่',
    en: 'Somebody in your company has revoked this link or made another one since. Make a new link if it is still needed.',
  },
  plannersBusy: {
    th: 'ขณะนี้มีผู้วางแผนนัดพร้อมกันหลายราย โปรดลองใหม่ในอีกสักครู่',
    en: 'Several others are planning right now. Please try again in a moment.',
  },
  plateExists: { th: 'มีทะเบียนนี้ในบัญชีอยู่แล้ว', en: 'This licence plate already exists in your account.' },
  carNotFound: { th: 'ไม่พบรถคันนี้', en: 'This car was not found.' },
  carHasBooking: {
    th: 'ลบรถคันนี้ไม่ได้ เพราะมีการจองที่ยังไม่ถึงวันนัด',
    en: 'This car has a booking and cannot be deleted.',
  },
  carIsFavourite: {
    th: 'ลบรถคันโปรดไม่ได้ โปรดเลือกคันอื่นเป็นคันโปรดก่อน',
    en: 'Your favourite car cannot be deleted. Choose another favourite first.',
  },
  tooManyCars: {
    th: 'มีรถในบัญชีครบจำนวนแล้ว โปรดลบคันที่ไม่ใช้ก่อน',
    en: 'There are as many cars in your account as it can have. Delete one first.',
  },
  photoTooLarge: {
    th: 'จำกัดขนาดไฟล์ไม่เกิน 2 MB โปรดลองใหม่อีกครั้ง',
    en: 'Limit file size 2 Mb, please try again.',
  },
  photoUnreadable: {
    th: 'ไฟล์นี้ใช้เป็นรูปไม่ได้ โปรดเลือกรูป JPEG, PNG หรือ WebP',
    en: 'This file cannot be used as a photo. Choose a JPEG, PNG or WebP.',
  },
  photoTooManyPixels: {
    th: 'รูปนี้มีขนาดกว้างหรือสูงเกินไป โปรดเลือกรูปที่เล็กลง',
    en: 'This photo is too wide or too high. Choose a smaller one.',
  },
  uploadOver: {
    th: 'หมดเวลาส่งรูปแล้ว โปรดเลือกรูปอีกครั้ง',
    en: 'The time to send this photo is over. Please choose it again.',
  },
  photoNotFound: { th: 'ไม่พบรูปนี้ โปรดเลือกรูปอีกครั้ง', en: 'This photo was not found. Please choose it again.' },
  photoTooSlow: {
    th: 'สัญญาณอินเทอร์เน็ตช้าเกินไป จึงส่งรูปไม่สำเร็จ โปรดลองอีกครั้งเมื่อสัญญาณดีขึ้น',
    en: 'The connection is too slow to send the photo. Please try again where it is better.',
  },
  tooManyAddresses: {
    th: 'มีที่อยู่รับรถครบจำนวนแล้ว โปรดลบที่อยู่ที่ไม่ใช้ก่อน',
    en: 'There are as many collection addresses as a company can have. Delete one first.',
  },
  listRefused: {
    th: 'อ่านรายการรถจากไฟล์นี้ไม่ได้ โปรดบันทึกเป็น .xlsx อีกครั้งแล้วลองใหม่',
    en: 'The list of cars in this file cannot be read. Save it as .xlsx again, then try once more.',
  },
  importNotFound: {
    th: 'ย้อนการนำเข้านี้ไม่ได้แล้ว เพราะไม่ใช่การนำเข้าครั้งล่าสุด',
    en: 'This import can no longer be undone, because it is not the last one.',
  },
  notCancellable: { th: 'การจองนี้ยกเลิกไม่ได้', en: 'This booking cannot be cancelled.' },
  notEnoughPoints: { th: 'คะแนนไม่พอสำหรับคูปองนี้', en: 'There are not enough points for this coupon.' },
  couponNotFound: { th: 'คูปองนี้ไม่เปิดให้แลกแล้ว', en: 'This coupon is no longer offered.' },
  redemptionNotFound: { th: 'ไม่พบการแลกคูปองนี้', en: 'This redemption was not found.' },
  purchaseNotFound: { th: 'ไม่พบรายการซื้อนี้', en: 'This purchase was not found.' },
  alreadyClaimed: {
    th: 'แจ้งตรวจสอบคะแนนของรายการนี้ไว้แล้ว',
    en: 'The points of this purchase have already been claimed.',
  },
  claimTooLate: {
    th: 'แจ้งตรวจสอบคะแนนได้ภายใน 15 วันนับจากวันที่ซื้อ',
    en: 'Wrong points can be claimed within 15 days of the purchase.',
  },
  tooManyClaims: {
    th: 'มีคำขอตรวจสอบคะแนนที่รอคำตอบครบจำนวนแล้ว โปรดรอคำตอบก่อน',
    en: 'There are as many claims waiting as there can be. Please wait for their answers first.',
  },
  claimNotOpen: {
    th: 'คำขอนี้ได้รับคำตอบหรือถอนไปแล้ว โปรดโหลดหน้านี้ใหม่',
    en: 'This claim has been answered or withdrawn already. Please reload this page.',
  },
  productNotFound: { th: 'ขออภัย ไม่พบสินค้านี้', en: 'Sorry! The product is not found.' },
  captchaRefused: {
    th: 'ยืนยันไม่สำเร็จว่าผู้ส่งไม่ใช่โปรแกรม โปรดส่งอีกครั้ง หรือโทร 1234',
    en: 'We could not make sure that no program sent this. Please send it again, or call 1234.',
  },
  surveyDone: { th: 'คุณได้ทำแบบสำรวจนี้แล้ว', en: 'You have already completed this survey.' },
};

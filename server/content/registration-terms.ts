import { ARRIVE_WITHIN_MINUTES, CANCEL_HOURS, HORIZON_DAYS, MAX_SERVICES, type Language } from '#domain/constants.ts';
import { CLAIM_DAYS } from '#domain/membership/loyalty.ts';

/** The terms that a person accepts when registering, as HTML without attributes. The figures are those that the server applies. */
export const registrationTerms = (redeemMinutes: number): Readonly<Record<Language, string>> => ({
  th: `<h3>สมาชิก</h3>
<p>บัตรหนึ่งใบใช้ได้กับบัญชีเดียว ข้อมูลที่ลงทะเบียนต้องเป็นของเจ้าของบัตรและติดต่อได้จริง</p>
<p>เข้าสู่ระบบได้ครั้งละหนึ่งอุปกรณ์ เมื่อเข้าสู่ระบบจากอุปกรณ์ใหม่ อุปกรณ์เดิมจะออกจากระบบ</p>
<h3>คะแนนและคูปอง</h3>
<ul>
<li>คะแนนมีอายุ 2 ปี และหมดอายุทุกวันที่ 30 มิถุนายน หรือ 31 ธันวาคม คะแนนที่หมดอายุก่อนจะถูกใช้ก่อน</li>
<li>ถ้าคะแนนไม่ถูกต้อง แจ้งได้ภายใน ${CLAIM_DAYS} วันหลังวันที่ซื้อ</li>
<li>เมื่อยืนยันแลกคูปอง คะแนนจะถูกหักทันที รหัสแสดงได้ ${redeemMinutes} นาที และคืนคะแนนไม่ได้</li>
</ul>
<h3>การจองคิว</h3>
<ul>
<li>จองได้ครั้งละไม่เกิน ${MAX_SERVICES} บริการ ล่วงหน้าไม่เกิน ${HORIZON_DAYS} วัน</li>
<li>ยกเลิกได้จนถึง ${CANCEL_HOURS} ชั่วโมงก่อนเวลานัด</li>
<li>มาช้าเกิน ${ARRIVE_WITHIN_MINUTES} นาที ถือว่าสละสิทธิ์</li>
</ul>
<h3>ข้อมูลส่วนบุคคล</h3>
<p>เราใช้ชื่อ เบอร์โทร อีเมล และข้อมูลรถของคุณ เพื่อดูแลบัญชี การจอง และคะแนนเท่านั้น ขอให้ลบได้ที่ศูนย์บริการลูกค้า</p>`,
  en: `<h3>Membership</h3>
<p>One card has one account. What you register must be your own, and we must be able to reach you by it.</p>
<p>You can be signed in on one device at a time. Signing in on another one signs the first one out.</p>
<h3>Points and coupons</h3>
<ul>
<li>Points live for 2 years and then end on the next 30 June or 31 December. Those that end first are used first.</li>
<li>Wrong points can be claimed up to ${CLAIM_DAYS} days after the purchase.</li>
<li>Confirming a coupon spends its points at once. Its code is shown for ${redeemMinutes} minutes, and the points do not come back.</li>
</ul>
<h3>Bookings</h3>
<ul>
<li>Up to ${MAX_SERVICES} services in one booking, up to ${HORIZON_DAYS} days ahead.</li>
<li>You can cancel until ${CANCEL_HOURS} hours before the booked time.</li>
<li>If you are over ${ARRIVE_WITHIN_MINUTES} minutes late, you lose the time.</li>
</ul>
<h3>Your details</h3>
<p>We use your name, phone number, e-mail address and your car’s details for your account, bookings and points, and for nothing else. The call centre removes them when you ask.</p>`,
});

import type { Language } from '../constants.ts';
import type { ListField } from './checked-list.ts';

/** The headings of our own lists, in the order of `LIST_FIELDS`: under these an import reads again what an export wrote. */
export const LIST_HEADINGS: Readonly<Record<Language, Readonly<Record<ListField, string>>>> = {
  th: {
    car_name: 'ชื่อรถ',
    car_register_number: 'ทะเบียนรถ',
    province: 'จังหวัด',
    brand: 'ยี่ห้อ',
    model: 'รุ่น',
    variant: 'รุ่นย่อย',
    year: 'ปี (พ.ศ.)',
    department: 'แผนก',
    driver_name: 'คนขับ',
    driver_tel: 'เบอร์โทรคนขับ',
    odometer: 'เลขไมล์ (กม.)',
  },
  en: {
    car_name: 'Car name',
    car_register_number: 'Licence plate',
    province: 'Province',
    brand: 'Brand',
    model: 'Model',
    variant: 'Variant',
    year: 'Year',
    department: 'Department',
    driver_name: 'Driver',
    driver_tel: 'Driver’s phone',
    odometer: 'Odometer (km)',
  },
};

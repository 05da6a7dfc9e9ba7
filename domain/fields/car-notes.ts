/** The longest department and name of a driver that a company notes of its car, in characters. */
export const DEPARTMENT_MAX = 60;
export const DRIVER_NAME_MAX = 100;

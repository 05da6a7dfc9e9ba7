/** The id of the form, for a button outside it. */
export const INFORMATION_FORM = 'information';

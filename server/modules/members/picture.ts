export const PICTURE_PATH = '/x/member-picture';

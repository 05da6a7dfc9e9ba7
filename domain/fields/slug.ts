/** What names an item in an address: 'krabi-branch-opens'. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;

export const isSlug = (text: string): boolean => text.length <= SLUG_MAX && SLUG.test(text);

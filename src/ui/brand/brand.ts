/** Name, numbers and addresses of the chain. For another chain change this file, tokens.css and public/favicon.svg. */
export const brand = {
  name: { th: 'รถดี', en: 'RodDee' },
  /** The same name in the other script, shown small beside the logo. */
  secondName: { th: 'RodDee', en: 'รถดี' },
  /** The loyalty card. */
  card: { th: 'บัตรรถดี', en: 'RodDee Card' },
  callCentre: { number: '1234', href: 'tel:1234', opens: '07:00', closes: '21:00' },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/roddee.example' },
    { name: 'LINE', href: 'https://line.me/R/ti/p/@roddee.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@roddee.example' },
  ],
  privacyAndCookies: { th: 'https://roddee.example/th/privacy', en: 'https://roddee.example/en/privacy' },
} as const;

/** The addresses of section 2 that the product has, below the language, with the beginning of what each page is headed. */
export const PUBLIC_ADDRESSES: readonly (readonly [path: string, heading: string])[] = [
  ['', 'Book car care <0>and know your time</0> <1>before you leave home</1>'],
  ['/booking', 'Choose a branch'],
  ['/booking/completed', 'There is no new booking to show'],
  ['/booking/find', 'Find a booking'],
  ['/termconditions', 'Booking terms'],
  ['/auth/connect', 'Please sign in first'],
  ['/auth/information', 'Please sign in first'],
  ['/webview/redeem/button', 'Please open your coupons in the app again'],
  ['/webview/redeem/code', 'Please open your coupons in the app again'],
  ['/webview/redeem/confirm', 'Please open your coupons in the app again'],
  ['/webview/redeem/history', 'Please open your coupons in the app again'],
];

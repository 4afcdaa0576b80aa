export const settingsTabs = [
  'brand',
  'owner',
  'contact',
  'home',
  'about',
  'makers',
  'faq',
  'policies',
  'payment',
  'delivery',
  'tax',
  'sizes',
  'mail',
  'orderTexts',
  'languages',
] as const
export type SettingsTab = (typeof settingsTabs)[number]

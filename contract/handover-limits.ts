/** How long a link to continue in another browser works, in minutes: long enough to find the menu of an app. */
export const handoverMinutes = 15

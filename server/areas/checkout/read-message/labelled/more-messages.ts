export const moreMessages = ''

/** Since 1 July 2025. A shop whose delivery areas have so many provinces delivers everywhere in Vietnam. */
export const provinceCount = 34

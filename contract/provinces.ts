/** Since 1 July 2025. A shop whose delivery areas cover this many provinces delivers everywhere in Vietnam. */
export const provinceCount = 34

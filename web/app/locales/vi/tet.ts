export default {
  card_one: 'Còn {{count}} chỗ trước Tết',
  card_other: 'Còn {{count}} chỗ trước Tết',
  line_one: 'Còn {{count}} chỗ may kịp trước Tết ({{day}})',
  line_other: 'Còn {{count}} chỗ may kịp trước Tết ({{day}})',
  full: 'Đã hết chỗ may kịp trước Tết ({{day}})',
} as const

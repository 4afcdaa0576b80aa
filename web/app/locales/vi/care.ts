export default {
  wash30: 'Giặt máy nhẹ ở 30 °C',
  handwash: 'Giặt tay',
  'no-bleach': 'Không dùng thuốc tẩy',
  'line-dry': 'Phơi dây, trong bóng mát',
  'iron-low': 'Ủi nhiệt thấp',
  'no-tumble': 'Không sấy máy',
  'no-dryclean': 'Không giặt khô',
} as const

export default {
  cart: { title: 'Giỏ hàng' },
  checkout: { title: 'Thanh toán' },
  payment: { title: 'Chờ thanh toán' },
  success: { title: 'Cảm ơn bạn' },
} as const

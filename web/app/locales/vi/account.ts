export default {
  login: { title: 'Đăng nhập' },
  register: { title: 'Đăng ký' },
  logout: { title: 'Đăng xuất', question: 'Bạn muốn đăng xuất?', button: 'Đăng xuất' },
} as const

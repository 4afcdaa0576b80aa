export default {
  collect: 'Khách trả {{amount}} tiền mặt.',
  whoHas: 'Tiền đang ở đâu?',
  handedIn: 'Đã ở tiệm: đơn thành đã trả',
  me: 'Tôi đang cầm, sẽ nộp sau',
  person: '{{name}} đang cầm, sẽ nộp sau',
  shop: 'Tiệm tự giao, chưa nộp',
  hint: 'Ai cầm tiền thì đứng tên ở mục Tiền thu hộ cho đến khi nộp.',
  handedInHint: 'Đơn được ghi là đã trả ngay.',
  paid: 'Đã giao hàng, đã thu tiền',
}

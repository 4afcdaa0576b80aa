export default { title: 'Bạn vừa xem', forget: 'Quên các món này', forgotten: 'Đã quên các món bạn vừa xem' } as const

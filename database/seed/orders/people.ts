/** Sample buyers of the demo; nobody signs in as one of them. */
export const buyers = [
  'Aarav Mehta',
  'Diya Krishnan',
  'Kabir Ansari',
  'Lavanya Goud',
  'Rohan Deshmukh',
  'Fatima Siddiqui',
  'Charan Teja',
  'Ishita Banerjee',
  'Joseph Kurian',
  'Meghana Sastry',
  'Naveen Chary',
  'Oviya Raman',
  'Pranav Joshi',
  'Rukmini Devi',
  'Sameer Khan',
  'Tanvi Kulkarni',
  'Uday Kiran',
  'Varsha Nair',
  'Yusuf Ali',
  'Zara Thomas',
] as const

/** Where they live, by GST code. */
export const buyerStates = ['36', '27', '29', '33', '37'] as const

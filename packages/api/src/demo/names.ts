/** Forty guards first, then people who only applied. */
export const guardNames: readonly string[] = `
Ramesh Kumar Yadav, Sunita Devi Chauhan, Mohammed Irfan Shaikh, Gurpreet Singh Dhillon,
Lakshmi Narayanan Venkataraman, Bhaskar Reddy Pothula, Dinesh Prasad Sahu, Kavita Rathore,
Joseph Fernandes, Arjun Bahadur Thapa, Santosh Ganpat Shinde, Rekha Kumari Paswan,
Abdul Rahim Ansari, Harjinder Kaur Sandhu, Murugan Selvaraj, Prakash Hegde, Tenzin Dorjee Bhutia,
Vijay Anant Jadhav, Manoj Tiwari, Anjali Soren, Raju Mondal, Shivappa Basavaraj Kambar,
Om Prakash Meena, Geeta Bisht, Ashok Nayak, Imtiaz Ahmed Lone, Balwinder Singh Gill,
Chandrashekhar Venkata Subrahmanya Narasimha Rajagopalan, Pooja Negi, Sukhdev Marandi,
Nitin Kashinath More, Biju Thomas Kurian, Umesh Chandra Pant, Fatima Begum Khan,
Lalit Mohan Rawat, Karthik Subramanian, Deepak Solanki, Nirmala Oraon, Rajendra Singh Shekhawat,
Jitendra Vasava, Suresh Babu Gowda, Meena Kumari Yadav, Ranjit Das, Vikram Singh Bhati,
Salim Javed Qureshi, Parvati Hansda, Ajay Kumar Mishra, Thangaraj Pandian, Kishore Baruah`
  .trim()
  .split(/,\s+/);

export const skills = [
  'Fire safety certificate',
  'CCTV monitoring',
  'First aid (St John Ambulance)',
  'Ex-serviceman',
  'Crowd control',
  'Access control and visitor management',
  'Night patrol',
  'Dog handling',
  'Licensed gunman',
  'Metal detector and baggage screening',
  'Disaster response',
  'Two-wheeler licence',
  'NCC “C” certificate',
  'PSARA training',
] as const;

export const employers = [
  '',
  'Indian Army (Rajput Regiment)',
  'Home Guard, Maharashtra',
  'Suraksha Facility Services',
  'Vajra Protection Pvt Ltd',
  'Central Industrial Security Force',
  'Kavach Manpower Solutions',
] as const;

export const homes = [
  'H. No. 114, Gali No. 5, Sangam Vihar, New Delhi 110080',
  'Room 12, Shivaji Chawl, Bhandup West, Mumbai 400078',
  '27/3, 4th Cross, Yeshwanthpur, Bengaluru 560022',
  'Flat 203, Sai Krupa Apartments, Kothrud, Pune 411038',
  '8-2-293, Borabanda, Hyderabad 500018',
  '45 Kamaraj Street, Velachery, Chennai 600042',
  '19/1 Jessore Road, Dum Dum, Kolkata 700028',
  'Village Khandwa, Tehsil Sanganer, Jaipur 302029',
  'C-18, Vastral, Ahmedabad 382418',
  'Indira Nagar, Sector 9, Lucknow 226016',
] as const;

/** Clients' words about a guard, with their stars. */
export const reviews = [
  [5, 'Always on time, knows every resident by name. We asked for him again.'],
  [5, 'Handled a kitchen fire calmly and called the brigade before anyone else had noticed.'],
  [4, 'Polite with visitors and strict about the register.'],
  [4, 'Good night rounds. The log book is complete.'],
  [5, 'Very alert. Stopped two-wheelers being taken from the basement.'],
  [3, 'Does the work, but was late on three days in the monsoon.'],
  [4, 'Managed the crowd at the gate well on the day of the function.'],
  [2, 'Was found on the phone twice during the shift. Improved after we spoke to the office.'],
  [5, 'Trustworthy. The children at the gate adore him.'],
  [4, 'Knows the CCTV desk and keeps the footage in order.'],
] as const;

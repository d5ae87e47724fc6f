/** Words of this company and trade, which attackers combine with years and digits. */
export const companyWords: readonly string[] =
  `prahari password passwort passcode welcome admin administrator guard guards guardian security suraksha office company
  client login letmein changeme default secret support manager staff user qwerty asdfgh zxcvbn iloveyou`.split(
    /\s+/,
  );

/** Names, places, gods, festivals and everyday words of India in passwords, most usual first. */
export const indianWords: readonly string[] =
  `india bharat hindustan krishna ganesh ganesha hanuman shiva mahadev durga lakshmi saraswati sairam shriram jaishreeram
  jaihind radhe radhakrishna govind gopal balaji tirupati murugan ayyappa waheguru satnam bismillah allah inshallah mashallah
  jesus yesu namaste pyaar dosti zindagi sapna khushi maa papa mummy bhai didi beta beti raja rani sher shakti om omsairam
  rahul rohit amit sumit ankit mohit vikas vikram vijay ajay sanjay sunil anil suresh ramesh mahesh rajesh rakesh mukesh dinesh
  ganpati manoj pankaj deepak prakash pradeep prashant santosh ashok arjun karan kiran ravi rajan kumar sharma verma gupta singh
  kaur khan patel shah mehta desai joshi kulkarni patil jadhav pawar shinde iyer iyengar nair menon pillai reddy naidu rao
  gowda shetty hegde das dutta bose banerjee mukherjee chatterjee ghosh sen mishra pandey tiwari yadav chauhan rathore thakur
  priya pooja neha nisha kavita sunita anita geeta sita radha meera anjali sneha swati divya deepika aishwarya priyanka shreya
  lalita kamala sarita asha usha lata rekha jaya vidya shanti prema aarav aditya arnav ishaan vivaan ananya diya saanvi
  mumbai bombay delhi newdelhi kolkata calcutta chennai madras bangalore bengaluru hyderabad pune ahmedabad surat jaipur lucknow
  kanpur nagpur indore bhopal patna vadodara nashik agra varanasi meerut rajkot kochi cochin mysore mysuru coimbatore madurai
  goa kerala punjab gujarat maharashtra rajasthan bihar assam odisha tamilnadu karnataka andhra telangana bengal haryana
  himachal kashmir uttarakhand jharkhand noida gurgaon gurugram thane navimumbai ganga yamuna himalaya tajmahal
  diwali holi dussehra navratri pongal onam eid ramzan rakhi raksha cricket sachin tendulkar dhoni virat kohli rohitsharma
  ipl csk mi rcb shahrukh salman amitabh bachchan bollywood chai samosa biryani mango tiger lion chowkidar watchman jawan
  sainik police summer winter spring autumn monsoon season january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/);

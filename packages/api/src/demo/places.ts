import type { ServiceType } from '@prahari/contract/applications';

export interface DemoClient {
  name: string;
  /** The part of the address before `.example`. */
  mail: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  service: ServiceType;
  /** The requested number of guards. */
  guards: number;
}

/** Reads a table of clients: a line each, with the fields of `DemoClient` in their order. */
const clientsIn = (table: string): readonly DemoClient[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', mail = '', street = '', city = '', state = '', zipCode = '', service, guards] =
        line.split(' | ');
      return {
        name,
        mail,
        street,
        city,
        state,
        zipCode,
        service: service as ServiceType,
        guards: Number(guards),
      };
    });

/** Clients with a history first; the last three are only days old. */
export const demoClients = clientsIn(`
Green Meadows Residents Welfare Association | greenmeadows | Plot 7, Sector 62 | Noida | Uttar Pradesh | 201309 | FULL_TIME | 5
Nirmal Jeevan Multispeciality Hospital | nirmaljeevan | Baner Road | Pune | Maharashtra | 411045 | FULL_TIME | 4
Deccan Pearl IT Park | deccanpearl | HITEC City, Madhapur | Hyderabad | Telangana | 500081 | FULL_TIME | 6
Little Lotus High School | littlelotus | Mirzapur Road | Ahmedabad | Gujarat | 380001 | DAY_SHIFT | 2
Shubh Mangal Wedding Lawns | shubhmangal | Tonk Road, Sanganer | Jaipur | Rajasthan | 302018 | EVENT_SECURITY | 4
Bharat Precision Forgings Ltd | bharatforgings | Chakan MIDC Phase II | Pune | Maharashtra | 410501 | NIGHT_SHIFT | 3
Lotus Lakeside Apartment Owners Association | lotuslakeside | Varthur Main Road, Whitefield | Bengaluru | Karnataka | 560066 | FULL_TIME | 4
Rozana Bazaar Supermarket | rozanabazaar | Link Road, Andheri West | Mumbai | Maharashtra | 400053 | DAY_SHIFT | 2
Coromandel Cold Storage | coromandelcold | Guindy Industrial Estate | Chennai | Tamil Nadu | 600032 | NIGHT_SHIFT | 2
Shri Saraswati Vidya Mandir Senior Secondary School and Junior College Parent–Teacher Association, Pimpri-Chinchwad | saraswatividya | Near Akurdi Railway Station, Nigdi Pradhikaran | Pimpri-Chinchwad | Maharashtra | 411044 | DAY_SHIFT | 2
Hooghly Jute Mills | hooghlyjute | Barrackpore Trunk Road | Kolkata | West Bengal | 700058 | NIGHT_SHIFT | 3
Malabar Heritage Hotel | malabarheritage | Willingdon Island | Kochi | Kerala | 682003 | FULL_TIME | 2
Aravali Garden City RWA | gardencity | Sector 91 | Gurugram | Haryana | 122505 | FULL_TIME | 4
Vidyut Transformers Pvt Ltd | vidyut | Makarpura GIDC | Vadodara | Gujarat | 390010 | NIGHT_SHIFT | 2
Rose Garden Convention Centre | rosegarden | Sector 16 | Chandigarh | Chandigarh | 160015 | EVENT_SECURITY | 3
Aarogya Diagnostics | aarogya | Hazratganj | Lucknow | Uttar Pradesh | 226001 | DAY_SHIFT | 1
Amaltas Public School | amaltas | Kanadia Road | Indore | Madhya Pradesh | 452016 | DAY_SHIFT | 2
Brahmaputra Tea Warehousing | brahmaputratea | Narengi | Guwahati | Assam | 781026 | NIGHT_SHIFT | 2
Meridian Towers Facility Office | meridiantowers | Udyog Vihar Phase IV | Gurugram | Haryana | 122015 | FULL_TIME | 3
Kalinga Steel Processing | kalingasteel | Mancheswar Industrial Estate | Bhubaneswar | Odisha | 751010 | FULL_TIME | 3
Ganga View Senior Living | gangaview | Haridwar Bypass Road | Dehradun | Uttarakhand | 248001 | NIGHT_SHIFT | 1
Palm Grove Banquets | palmgrove | ECR, Neelankarai | Chennai | Tamil Nadu | 600115 | EVENT_SECURITY | 2
Orchid Heights Co-operative Housing Society | orchidheights | Ghodbunder Road | Thane | Maharashtra | 400615 | FULL_TIME | 2
Nagpur Orange Traders Market Yard | orangeyard | Kalamna | Nagpur | Maharashtra | 440026 | NIGHT_SHIFT | 2
Sree Venkateswara Eye Institute | sveye | Tirumala Bypass Road | Tirupati | Andhra Pradesh | 517507 | DAY_SHIFT | 1
`);

/** Organizations whose request is pending or declined. */
export const applyingClients = clientsIn(`
Hill Crest Boarding School | hillcrest | Lower Mall | Shimla | Himachal Pradesh | 171001 | FULL_TIME | 3
Sunrise Textile Park | sunrisetextile | Sachin GIDC | Surat | Gujarat | 394230 | NIGHT_SHIFT | 6
Royal Orchid Wedding Gardens | royalorchid | Bannerghatta Road | Bengaluru | Karnataka | 560076 | EVENT_SECURITY | 10
Navjeevan Blood Centre | navjeevan | Boring Road | Patna | Bihar | 800001 | DAY_SHIFT | 1
`);

import { mostUsedPasswords } from '@prahari/contract/most-used-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that attackers try first for a company of this trade, in lower case. */
const LIST = `
12345678 123456789 1234567890 12345678910 123456789a 1234567a 123456aa 123456ab 123456abc 123456qwe 12345qwert
1234abcd 1234qwer 1234567q 12345678a 12345678q 12344321 123454321 12341234 123412345 123123123 123123aa 12312312
123321123 123321456 1234554321 123698745 12369874 147258369 147852369 159357456 159753456 159951753 1a2b3c4d
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz 1qaz!qaz zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx 2wsx3edc
3edc4rfv 0123456789 01234567 012345678 0987654321 09876543 00000000 000000000 0000000000 11111111 111111111 1111111111
11112222 111222333 112233445566 11223344 1122334455 1212121212 12121212 121212121 13131313 22222222 222222222
2222222222 33333333 44444444 55555555 555555555 5555555555 66666666 666666666 77777777 777777777 7777777777 88888888
888888888 8888888888 99999999 999999999 9999999999 87654321 987654321 9876543210 98765432 963852741 741852963
789456123 7894561230 789789789 456456456 321321321 369258147 258456258 19871987 19891989 19901990 20002000 20202020
20232023 20242024 20252025 20262026 31415926 314159265 10203040 1020304050 10101010 1010101010 14141414 23232323
25252525 69696969 78787878 98989898
password password1 password2 password3 password4 password5 password6 password7 password8 password9 password0 password10
password11 password12 password123 password1234 password12345 password123456 password01 password99 password2023
password2024 password2025 password2026 password! password1! password@1 password@12 password@123 password#1
password!@# password. passwords passwordpassword passw0rd passw0rd1 passw0rd! p@ssword p@ssword1 p@ssword123 p@ssw0rd
p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssw0rd! p@55w0rd p@55word pa55word pa55w0rd pa$$word pa$$w0rd pass1234 pass12345 pass123456
pass@123 pass@1234 pass1word passpass passport passcode passw@rd mypassword mypassword1 mypass123 newpassword newpass123
changeme changeme1 changeme123 changeit letmein1 letmein12 letmein123 letmein! letmeinnow openopen opensesame default1
default123 temp1234 temp12345 temppass temporary secret123 secret12 topsecret iamadmin admin123 admin1234 admin12345
admin123456 admin@123 admin@1234 admin@12345 admin!123 admin888 admin2024 admin2025 admin2026 adminadmin administrator
administrator1 root1234 rootroot rootpass toortoor superuser superman superman1 superadmin sysadmin manager1 manager123 master123
masterkey mastermaster user1234 user12345 useruser username username1 guest123 guestguest test1234 test12345 test123456
testtest testing1 testing123 tester123 test@123 demo1234 demodemo default login123 login1234 welcome1 welcome2 welcome12
welcome123 welcome1234 welcome@1 welcome@12 welcome@123 welcome! welcome01 welcome2024 welcome2025 welcome2026 hello123 hello1234
hello12345 hellohello helloworld helloworld1 security security1 security12 security123 security@123 guard123 guard1234 guard@123
guardian guardian1 prahari1 prahari12 prahari123 prahari1234 prahari@1 prahari@123 company1 company123 office123 support1 support123
qwertyui qwertyuiop qwertyuiop1 qwertyuiop123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty@123 qwerty!1 qwerty11
qwerty01 qwerty321 qwerty78 qwerty99 qwertyqwerty qwert123 qwert1234 qwert12345 qwer1234 qwerasdf qwerasdfzxcv qweqweqwe
qweasdzxc qweasd123 qwe123qwe qwe12345 qazwsxedc qazwsx123 qazwsxedcrfv qazqazqaz qazxswedc azertyuiop azerty123 asdfghjk asdfghjkl asdfghjkl1
asdfghjkl; asdfasdf asdf1234 asdf12345 asd12345 asdasdasd asdqwe123 asdzxc123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnmz zxcvbnm, zxcvzxcv zxc12345
zxcasdqwe zxczxczxc poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxzlkj abcdefgh abcdefghi abcdefghij abcd1234 abcd12345 abcd@1234 abcde123 abcde12345
abc12345 abc123456 abc123abc abc123123 abcabcabc abcdabcd aaaaaaaa aaaaaaaaa aaaaaaaaaa aa123456 aa12345678 aabbccdd a1234567 a12345678
a123456789 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 q1w2e3r4 q1w2e3r4t5 q1q1q1q1 q12345678 qq123456 qq123123 z1x2c3v4 xxxxxxxx zzzzzzzz as123456 s1234567
iloveyou iloveyou1 iloveyou2 iloveyou3 iloveyou12 iloveyou123 iloveyou! iloveu123 iloveyouu iloveme1 iloveme2 ilovegod ilovejesus ilovemom
iloveindia iloveu12 lovelove loveyou1 loveyou2 lovely12 lovely123 lovelife loverboy lovergirl forever1 forever123 forever21 princess
princess1 princess12 princess123 babygirl babygirl1 babygirl12 sunshine sunshine1 sunshine12 football football1 football12 football123
baseball baseball1 basketball basketball1 softball1 softball volleyball hockey123 soccer12 soccer123 cricket1 cricket12 cricket123
sachin10 sachin123 tendulkar dhoni007 virat123 virat18 viratkohli chocolate chocolate1 butterfly butterfly1 computer computer1 computer123
internet internet1 jennifer jennifer1 jessica1 michelle michelle1 michael1 michael123 jonathan christian christian1 christopher
benjamin nicholas nicholas1 alexander alexander1 alexandra victoria victoria1 veronica samantha samantha1 stephanie elizabeth elizabeth1
danielle daniel123 charlie1 charlie123 thomas123 robert123 william1 anthony1 anthony123 matthew1 jordan23 jordan123 michaeljordan
ashley123 andrew123 joshua123 brandon1 brittany patricia isabella isabelle angelica angelina gabriela gabriel1 valentina rosebud1
trustno1 trustno11 trustnoone starwars starwars1 startrek startrek1 pokemon1 pokemon123 dragon12 dragon123 dragonball monkey12 monkey123
batman123 spiderman spiderman1 superman12 superman123 ironman1 wolverine darkness1 darkness midnight midnight1 moonlight moonlight1
whatever whatever1 nothing1 nothing123 anything something ninja123 mustang1 corvette mercedes mercedes1 porsche1 ferrari1 ferrari123
lamborghini yamaha123 kawasaki suzuki123 honda123 chevrolet chevelle cadillac marlboro marlboro1 budweiser gangster gangster1
skywalker jackson5 jackson1 scooter1 rainbow1 rainbow123 flowers1 flower123 summer12 summer123 summer2023 summer2024 summer2025
summer2026 summer01 winter12 winter123 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026
december december1 november november1 october1 september september1 february january1 saturday thursday wednesday
freedom1 freedom123 america1 liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 manchester manchester1 manutd123 juventus
barcelona barcelona1 realmadrid ronaldo7 ronaldo1 ronaldo123 cristiano cristiano7 messi123 neymar11 yankees1 cowboys1 steelers steelers1 eagles12
lakers24 patriots packers1 redskins redskins1 slipknot slipknot1 metallica metallica1 nirvana1 greenday greenday1 blink182 linkinpark
evanescence rockstar rockstar1 snoopy12 garfield garfield1 mickey123 minnie123 tinkerbell scoobydoo scooby12 spongebob spongebob1
kittykat kittycat hellokitty cutiepie cuteako1 beautiful beautiful1 gorgeous princesa estrella tequiero teamo123 teiubesc
hannah12 friends1 friends123 bestfriend bestfriends friendship bismillah mashallah inshallah alhamdulillah allah123 jesus123 jesus777
jesuschrist blessed1 heaven123 god12345 godisgood godislove krishna1 krishna123 harekrishna hanuman1 hanuman123 jaihanuman jaishriram jaishreeram
shriram1 sairam123 omsairam omnamahshivaya ganesha1 ganesh123 ganapathi ganpati1 lakshmi1 lakshmi123 mahadev1 mahadev123 shivshiv
waheguru waheguru1 satnam123 india123 india1234 india12345 india@123 india1947 bharat123 jaihind1 jaihind123 jaibharat vandemataram hindustan mumbai123 delhi123
chennai1 chennai123 bangalore bangalore1 bengaluru hyderabad kolkata1 kolkata123 tamilnadu pakistan pakistan1 pakistan123 bangladesh
abhishek abhishek1 abhishek123 priyanka priyanka1 aditya123 amit1234 anil1234 ankit123 arjun123 ashish123 deepak123 gaurav123 kumar123
kumar1234 manish123 mohit123 neha1234 nikhil123 pankaj123 pooja123 prakash1 pradeep1 prashant priya123 rahul123 rahul1234 rajesh123
rajkumar rakesh123 ramesh123 ravi1234 rohit123 sandeep1 sandeep123 sanjay123 santosh1 santosh123 saurabh1 shahrukh shivani1 suresh123
sunil123 vijay123 vikas123 vinod123 vishal123 yash1234 mother12 mother123 mummy123 mummypapa mompapa1 momdad123 mumdad123 daddy123 papa1234
family123 ilovemyfamily familia1 myfamily success1 success123 lucky123 lucky777 money123 mylove123 mylove12 sweetheart sweety123 sweetie1
handsome cool1234 goodluck goodboy1 goodmorning google123 gmail123 facebook facebook1 facebook123 instagram twitter123 linkedin
yahoo123 yahoo.com microsoft samsung1 samsung123 iphone123 nokia123 windows1 windows10 linux123 server123 oracle123 database
cisco123 router123 system123 network1 internet123 wireless1 hacker123 hackers1 matrix123 letitbe1 biteme12 fuckyou1 fuckyou2 fuckyou123
fuckyou! fuckyou69 fuckfuck fuckoff1 asshole1 bullshit bigdaddy bigboobs pussycat penis123 sexyback sexygirl sexybitch dickhead
blahblah blahblah1 gfhjkm123 yfnfif123 rjntyjr1 qwaszx12 q2w3e4r5 drowssap drowssap1 nopassword mypasswd idontknow correcthorsebatterystaple
yourpassword thepassword nopasswd ihateyou ihateyou1 imissyou myspace1 myspace123 maverick maverick1 colorado california newyork1
newyork123 london123 london12 australia australia1 scotland1 ireland1 germany1 brazil123 mexico123 canada123 vietnam1 nintendo nintendo1
playstation playstation1 xbox3600 minecraft minecraft1 fortnite fortnite1 roblox123 naruto123 narutouzumaki sasuke123 gameover creative
diamond1 platinum undertaker wrestling johncena johncena1 assassin assassin1 phoenix1 chicken1 chicken123 cheese123 coffee123 bananas1
pumpkin1 peanut12 cookie123 cookies1 strawberry blueberry blackberry pineapple 11aa22bb 1password 1passw0rd 1letmein thunder1 firebird
fireball hurricane snowball snowflake sunflower sunflower1 universe galaxy123 infinity infinity1 eternity serenity harmony1 discover
explorer champion champion1 legend123 warrior1 warriors gladiator spartan1 spartan117 commander soldier1 military1 sniper123 hunter12 hunter123
ranger123 tigers123 tiger123 lion1234 panther1 elephant dolphins dolphin1 dolphin123 butterfly123 ladybug1 kittens1 puppies1
`;

/** Some 49,000 passwords of public breaches, in lower case. */
const breachedPasswords: readonly string[] = dictionary['passwords-common'];

/** Refused passwords, in lower case. */
export const passwordBlocklist: ReadonlySet<string> = new Set([
  ...LIST.trim().split(/\s+/),
  ...mostUsedPasswords,
  ...breachedPasswords,
]);

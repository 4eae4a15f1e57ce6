import type { ExchangeSport } from '@site/api/contracts/exchange';

interface Competition {
  name: string;
  sides: readonly string[];
}

const list = (names: string) => names.split(', ');

/** Every name is invented. Each competition has an even number of sides. */
export const COMPETITIONS: Readonly<Record<ExchangeSport, readonly Competition[]>> = {
  cricket: [
    {
      name: 'Delta T20 Shield',
      sides: list(
        'Dhaka Deltas, Chattogram Harbours, Sylhet Tea Lions, Khulna Mangroves, Rajshahi Mangoes, Barishal Rivers, Rangpur Northmen, Cumilla Weavers',
      ),
    },
  ],
  soccer: [
    {
      name: 'Padma River League',
      sides: list(
        'Buriganga Boatmen, Karnaphuli Tide, Teesta Wanderers, Surma Athletic, Gorai Rangers, Meghna Mariners, Jamuna Stars, Kushiyara Kites, Rupsha Rovers, Atrai United, Halda Hawks, Dhaleshwari City',
      ),
    },
    {
      name: 'Monsoon Trophy',
      sides: list(
        'Sundarban Tigers, Shalban Eleven, Kuakata Waves, Bandarban Hillmen, Lalmai Foxes, Ratargul Herons, Saint Martin Corals, Sonargaon Weavers, Madhupur Stags, Hakaluki Teals, Paharpur Bricks, Bhawal Archers',
      ),
    },
    {
      name: 'Coral Coast Premier Division',
      sides: list(
        'Alderwick Vale, Brantmoor Town, Castlereed Athletic, Dunhollow Rovers, Eastmere Albion, Fennick United, Garrowby City, Hartlewood Rangers, Inverlock Thistle, Kestrel Bay, Larkham Borough, Merrowdale',
      ),
    },
  ],
  tennis: [
    {
      name: 'Meghna Open',
      sides: list(
        'Tahsin Morol, Iva Lindqvar, Rafid Sarkar-Dey, Noemi Castellar, Arko Barua Sen, Petra Vondrasik, Mahir Talukdar Roy, Lena Obermark, Sifat Mollick, Anouk Delvaine, Zayan Khandwala, Mirela Tosk, Ovi Purkaystha, Greta Holmvik, Nabil Shikder Rao, Yuna Takemori',
      ),
    },
    {
      name: 'Shapla Classic',
      sides: list(
        'Dario Bellacorte, Rumman Haldar, Viktor Aldane, Tanim Bepari, Mateo Quillarte, Ishraq Laskar, Joren Vandekamp, Faiyaz Majhi, Emil Straszek, Rowan Thackerby, Adnan Pramanik, Luca Ferrandini, Sami Gazi Das, Oskar Nymarken, Bruno Salvaterra, Kiran Mridha',
      ),
    },
    {
      name: 'Kuakata Invitational',
      sides: list(
        'Sadia Tarafder, Elise Marchandeau, Prova Biswas-Ali, Ines Corvalho, Maliha Dewanji, Katya Morozhen, Rima Sikdar, Hanna Weissbrand, Tuba Chakladar, Clara Benvenuta, Orin Majumder Khan, Sofie Dalgaarden, Lamia Patwari, Zuzana Havrelka, Nishat Bhuyan, Alba Riverton',
      ),
    },
  ],
};

import { brand, model } from './car-ids.ts';

export const isuzu = brand(3, 'Isuzu', [
  model(1, 'D-Max', [
    [1, '2.5 Ddi Spacecab', 2005, 2015],
    [2, '1.9 Ddi Spark', 2015, 2024],
    [3, '1.9 Ddi Spacecab Hi-Lander', 2015, 2024],
    [4, '1.9 Ddi Cab4 Hi-Lander', 2015, 2024],
    [5, '2.2 Ddi MaxForce Cab4 Hi-Lander', 2024, 2026],
    [6, '3.0 Ddi Cab4 V-Cross 4x4', 2012, 2026],
  ]),
  model(2, 'D-Max X-Series', [
    [1, '1.9 Ddi Speed', 2016, 2024],
    [2, '1.9 Ddi Hi-Lander', 2016, 2024],
    [3, '2.2 Ddi MaxForce Speed', 2024, 2026],
  ]),
  model(3, 'MU-X', [
    [1, '2.5 CD', 2013, 2016],
    [2, '1.9 Active', 2016, 2024],
    [3, '1.9 Elegant', 2020, 2024],
    [4, '2.2 MaxForce Ultimate', 2024, 2026],
    [5, '3.0 Ultimate 4x4', 2013, 2026],
  ]),
  model(4, 'MU-7', [[1, '3.0 Choiz', 2005, 2013]]),
]);

export const mitsubishi = brand(4, 'Mitsubishi', [
  model(1, 'Triton', [
    [1, '2.5 Mega Cab GLX', 2005, 2014],
    [2, '2.5 Double Cab Plus', 2008, 2014],
    [3, '2.4 Mega Cab GLX', 2014, 2026],
    [4, '2.4 Double Cab Plus GT', 2014, 2023],
    [5, '2.4 Double Cab Athlete', 2018, 2026],
    [6, '2.4 Double Cab Ultra 4WD', 2023, 2026],
  ]),
  model(2, 'Pajero Sport', [
    [1, '2.5 GT', 2008, 2015],
    [2, '2.4 GT', 2015, 2026],
    [3, '2.4 GT Premium', 2015, 2026],
    [4, '2.4 Elite Edition 4WD', 2019, 2026],
  ]),
  model(3, 'Attrage', [
    [1, '1.2 GLX', 2013, 2023],
    [2, '1.2 GLS', 2013, 2019],
    [3, '1.2 Smart', 2019, 2026],
  ]),
  model(4, 'Mirage', [
    [1, '1.2 GLX', 2012, 2021],
    [2, '1.2 GLS', 2012, 2019],
    [3, '1.2 Smart', 2019, 2024],
  ]),
  model(5, 'Xpander', [
    [1, '1.5 GLS-LTD', 2018, 2022],
    [2, '1.5 GT', 2018, 2026],
    [3, '1.6 HEV', 2024, 2026],
  ]),
  model(6, 'Xpander Cross', [
    [1, '1.5', 2020, 2024],
    [2, '1.6 HEV', 2024, 2026],
  ]),
  model(7, 'Outlander PHEV', [
    [1, '2.4 GT', 2021, 2024],
    [2, '2.4 GT Premium', 2021, 2024],
  ]),
  model(8, 'Xforce', [[1, '1.6 HEV Ultimate X', 2025, 2026]]),
]);

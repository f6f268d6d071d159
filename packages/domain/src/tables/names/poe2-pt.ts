/**
 * Portuguese names for poe2, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Chifres Abberathinos
Fóssil Aberrante
Marrão Anômalo
Feitiço Persistente
Amuleto da Ausência
Tábua do Abismo
Aparição Abissal
Couraça Abissal
Mangual Abissal
Incubadora Abissal
Pacto Abissal
Sinete Abissal
Crescimento Acelerado
Crescimento Acelerado II
Composto Ácido
Varinha Mordaz
Acrimônia
Liga Adaptativa
Catalisador Adaptável
Runa do Perito
Arco Adepto
Mangas de Adepto
Perneiras de Adepto
Indumentária de Adepto
Granadas Aderentes I
Granadas Aderentes II
Granadas Aderentes III
Cachimbo do Almirante Proclar
Combinação
Luvas Adornadas
Ataduras Adornadas
Tempestade Avançada
Broquel-égide
Bastão-égide
Fóssil Etéreo
Tremor Secundário I
Tremor Secundário II
Tremor Secundário III
Manilhas Envelhecidas
Escudo Torreão Envelhecido
Patuá Agregador
Cidadela de Ahn
Carrilhão de Ailith
Clava Akoyana
Lança Akoyana
Coroa de Al-Hezmin
Pena de Rhoa Albino
Cálice Alquímico
Dádiva do Alquimista
Lasca de Alquimia
Legado de Aldur
Saga de Aldur
Alinhar Destinos
Alinhamento I
Alinhamento II
Alinhamento III
Besta de Liga
Talismã Alfa
Traje do Altar
Lasca de Alteração
Clavícula Alterada
Memória de Alva
Olhar de Amanamu
Dízimo de Amanamu
Amuleto de Âmbar
-
-
Emboscada
Patuá de Ametista
Anel de Ametista
Preservar Munição I
Preservar Munição II
Preservar Munição III
Relíquia: Ânfora
Uma Audiência com o Rei
Escudo Torreão Ancestral
Auxílio Ancestral
Convocação Ancestral I
Convocação Ancestral II
Convocação Ancestral III
Clamor Ancestral
Malha Ancestral
Espíritos Ancestrais
Tiara Ancestral
Totem do Guerreiro Ancestral
Veste do Anacoreta
Broquel Antigo
Clavícula Antiga
Medo Líquido Concentrado Antigo
Isolamento Líquido Concentrado Antigo
Sofrimento Líquido Concentrado Antigo
Fragmento de Crise Antigo
Manilhas Antigas
Ganância Líquida Diluída Antiga
Culpa Líquida Diluída Antiga
Ira Líquida Diluída Antiga
Manoplas Antigas
Lâmina Grande Antiga
Infusor Antigo
Mandíbula Antiga
Perneiras Antigas
Desespero Líquido Antigo
Desgosto Líquido Antigo
Inveja Líquida Antiga
Paranoia Líquida Antiga
Malha Antiga
Luvas Antigas
Orbe Ancestral
Desprezo Líquido Potente Antigo
Ferocidade Líquida Potente Antiga
Melancolia Líquida Potente Antiga
Chave do Relicário Antigo
Costelas Antigas
Runa da Animosidade Antiga
Runa do Controle Antiga
Runa da Decadência Antiga
Runa da Detonação Antiga
Runa da Descoberta Antiga
Runa do Duelo Antiga
Runa da Proeza Antiga
Runa da Retaliação Antiga
Runa do Estilhaçamento Antiga
Runa de Farpas Antiga
Runa da Bruxaria Antiga
Runa da Horda Antiga
Runa do Titã Antiga
Selo Antigo
Lasca Ancestral
Visor Antigo
Raiva
Bastão Anima
Troca de Ânimo
Fragmentos de Ânimo
Aniquilação
Lasca de Anulação
Patuá do Antídoto
Foco de Galhas
Marreta de Bigorna
Apocalipse
Perneiras de Apóstolo
Selo do Cartógrafo Aprendiz
Lúxuria de Arakaali
Deflagração do Árbitro
Alcance do Árbitro
Arco Voltaico
Manto Arcano
Dirk Arcano
Indumentária Arcana
Fúria Arcana
Gravador do Arcanista
Garra Arqueada
Espada Longa Arqueada
Machado Grande Arqueado
Orbe do Arquiteto
Chave do Relicário de Registros
Arquimago
Modificador Arquinêmesis
Coroa de Arconte
Parte do Escudo Ogival do Arconte
Arconte de Chayula
Bastão Arqueado
Armadura Ártica
Uivo Ártico
Medalha de Arjun
Bofetada de Braço
Quebrar Armadura I
Quebrar Armadura II
Quebrar Armadura III
Quebrar Armadura
Demolir Armadura I
Demolir Armadura II
Explosão de Armadura
Munições Fura-armadura
Gorro Blindado
Garra Blindada
Colete Blindado
Sucata do Armeiro
Curto Alcance
Cetro Aromático
Broquel Decorado
Foco Alinhado
Orbe do Artífice
Lasca do Artífice
Balista de Artilharia
Arco de Artilharia
Veste Ascética
Talismã de Cascabrasa
Cajado Cinzento
Veste de Assassino
Projeção Astral
Criatividade de Astrid
Dessangramento de Atalui
Núcleo d'Alma da Retirada de Atmohua
Atrito
Foco Ajustado
Varinha Ajustada
Charme de Atziri
Chamado de Atziri
Comunhão de Atziri
Impaciência de Atziri
Medalhão de Atziri
Tarja Áureo
Vestimenta Austera
Recarregamento Automático
Máscara Aviária
Traje Aviário
Tarja Aviário
Tiara Aviária
Sextante Desperto
Orbe do Despertador
Golpe com Machado
Chave do Relicário Azmeri
Enxames Azmeri
Lobo Azmeri
Amuleto Lazúli
Pó Cegante Azurita
Punhalada
Esfera de Raios
Ataduras de Pano
Dádiva do Ventre Listrada
Machadinha de Bandido
Maça de Bandido
Máscara de Bandido
Perdição
Sandálias com Argolas
Coroa de Baran
Placas de Bárbaro
Bastão Bárbaro
Braçais Farpados
Lança Farpada
Farpas I
Farpas II
Farpas III
Pele de Casca de Árvore
Luvas Barrocas
Tarja Barroco
Barragem
Escudo Torreão Barricado
Invocação de Barreira
Bastão-barreira
Ataque Básico
Seta Básica
Apetrechos de Disfarce Básico
Sabatões de Bastião
Clamor Explosivo
Machado de Batalha
Picareta de Batalha
Clamor do Mago de Batalha
Coroa com Contas
Ídolo do Urso
Machado Barbado
Manto de Pele de Urso
Decapitar I
Decapitar II
Loucura Furiosa
Orbe do Bestiário
Traição de Aldur
Vingança de Bhatair
Ordem I
Ordem II
Ordem III
Vincular Espectro
Lasca do Elo
Anel Biostático
Gelo Cortante I
Gelo Cortante II
Morto Mordaz
Ataque da Pólvora Negra
Artefato da Foice Negra
Besta de Fogo Negro
Marreta de Ferreiro
Lima do Ferreiro
Escudo-brasão de Aço Escuro
Manoplas de Aço Escuro
Sabatões de Aço Escuro
Escudo Torreão de Aço Negro
Armadilha de Lâminas
Vórtice de Lâminas
Bastão Laminado
Sapatos Laminados
Armadilha Laminada
Lâminas Cadentes
Broquel com Guarda Laminada
Tempestade de Lâminas
Blasfêmia
Crítico Fulgente
Fluxo Fulgente
Lança Ardente
Escudo-brasão Heráldico
Besta Tétrica
Sangramento I
Sangramento II
Sangramento III
Sangramento IV
Composto Sangrento
Claymore Abençoada
Orbe Abençoado
Bênção de Chayula
Bênção de Esh
Bênção de Tul
Bênção de Uul-Netol
Bênção de Xoph
Incubadora Infestada
Relatório de Patrulha Infestado
Cegueira I
Cegueira II
Ataque Surpresa
Teletransporte
Furúnculo Sangrento
Explosão Sangrenta
Caçada Sangrenta
Fúria Sangrenta
Sacramento Sanguíneo
Sangue de Inocência
Recipiente Cheio de Sangue
Marca do Carnissangue
Adaga Dessangradora
Sede de Sangue
Fóssil Ensanguentado
Amuleto de Heliotrópio
Planta: Bunker
Planta: Laboratório
Planta: Mansão
Planta: Biblioteca Proibida
Planta: Escritório de Registros
Planta: Repositório
Planta: Antro do Contrabandista
Planta: Túneis
Planta: Esgotos
Parte da Aljava de Flechas Cegas
Aljava Romba
Ídolo do Javali
Machadinha de Abordagem
Runa Corporal
Sabatões Ousados
Luvas Fortificadas
Bastão de Arremesso
Besta de Bombardeio
Explosão Óssea
Jaula Óssea
Explosão Óssea
Morteiro de Ossos
Oferenda Óssea
Indumentária de Ossos
Estilhaços Ósseos
Explosão de Estilhaços Ósseos
Varinha de Osso
Quebra-ossos
Esmaga-ossos
Tormenta Óssea
Botas Atadas
Braçais Atados
Manilhas Atadas
Fóssil Unido
Perneiras Atadas
Sandálias Atadas
Energia Abundante I
Energia Abundante II
Recompensa I
Recompensa II
Disparo com Arco
Caixa de Tripyxis
Sabatões Reforçados
Escudo Torreão Reforçado
Manilhas Trançadas
Espinheiros
Pancada Espinhosa
Lança Ramificada
Fendas Ramificadas I
Fendas Ramificadas II
Anel da Fenda
Fragmento da Fenda
Tábua de Fenda
Bolsa do Lorde da Fenda
Amálgama do Lorde da Fenda
Fissura do Lorde da Fenda
Pedra de Fenda
Anular Tolerância
Anular Postura
Sopro de Aldur
Sarça
Maça de Bandoleiro
Máscara de Bandoleiro
Elmo com Aba
Limiar I
Limiar II
Armadura Frágil
Espada Grande Larga
Lança Larga
Aljava de Ponta Larga
Espada Larga
Artefato do Círculo Rompido
Grevas de Bronze
Chave de Bronze
Presente do Irmão
Brutalidade I
Brutalidade II
Brutalidade III
Cérebro do Brutus
Ataduras com Fivelas
Grevas Bastião
Escudo Torreão Baluarte
Florescimento I
Florescimento II
Flecha Flamejante
Inscrição Ardente
Nova Ardente
Manoplas Polidas
Pulseira Explosiva
Disparo Irruptivo
Sapo do Brejo Explosivo
Praga Explosiva
Busto do Imperador Caspiro
Elmo do Cabalista
Companheiras de Alcateia
Cadência
Epifania de Cadigan
Martelo Calescente
Chamado das Sombras
Disparos Anunciados
Parte da Máscara Insensível
Perna Calma
Estrepes
Ataduras de Cambraia
Canibalismo I
Canibalismo II
Besta Canhoneira
Manoplas de Capitão
Alma Capturada do Capitão Clayborne, o Abominável
Alma Capturada do Capitão Tanner Pés-ligeiros
Alma Capturada de Drek, Caçador Exímio
Alma Capturada de Erebix, Perdição da Luz
Alma Capturada de Gorulis, Ladrão da Vontade
Alma Capturada da Viúva Híbrida
Alma Capturada de Joruns, Ponta Celeste
Alma Capturada de Khor, Irmã das Sombras
Alma Capturada de Maligaro, o Mutilador
Alma Capturada de Megaera
Alma Capturada do Tesouro Pirata
Alma Capturada de Puruna, o Desafiante
Alma Capturada da Rainha do Grande Emaranhado
Alma Capturada de Sebbert, Ponto Crescente
Alma Capturada da Espreitadora das Dunas Intermináveis
Alma Capturada de Tahsin, o Belicista
Alma Capturada do Terror dos Ventos Infinitos
Alma Capturada do Rei Infernal
Alma Capturada de Varhesh, Aberração Cintilante
Alma Capturada do Senhor da Guerra Lâmina Vermelha
Catalisador da Carapaça
Cinzel do Cartógrafo
Incubadora do Cartógrafo
Astúcia Entalhada
Grevas Entalhadas
Majestade Entalhada
Travessura Entalhada
Tarja Entalhado
Tenacidade Entalhada
Machadinha de Talhar
Elmo Cassis
Conjurar ao Bloquear
Conjurar ao Usar Patuás
Conjurar ao Causar Golpe Crítico
Conjurar ao Morrer
Conjurar com Cambalhota Evasiva
Conjurar ao Sofrer Afecção Elemental
Conjurar ao Congelar
Conjurar ao Incendiar
Conjurar ao Matar Corpo a Corpo
Conjurar ao Atordoar Corpo a Corpo
Conjurar na Morte do Lacaio
Conjurar ao Eletrificar
Conjurar ao Sofrer Dano
Conjurar quando Atordoado
Conjurar ao Canalizar
Braço de Conjurador
Ídolo do Gato
Descarga Catalisadora
Elementos Catalisadores
Genialidade de Catha
Catarse
Flecha Cáustica
Botas de Cavalaria
Arco de Cavalaria
Liga Celestial
Incubadora do Armeiro Celestial
Incubadora do Ferreiro Celestial
Incubadora do Joalheiro Celestial
Pedra Celestial
Cálice Cerimonial
Alabarda Cerimonial
Traje Cerimonial
Pedra do Vazio Cerimonial
Mangual com Corrente
Corrente com Gancho
Propagação I
Propagação II
Propagação III
Cota de Malha
Tiara de Corrente
Vestimentas de Malha
Couraça do Campeão
Elmo de Campeão
Lasca de Chance
Chance de Congelar
Talismã de Metamorfo
Sintonia com o Caos
Seta Caótica
Domínio de Caos
Orbe do Caos
Lasca do Caos
Congelamento Caótico
Fúria Caótica
Chave da Capela
Profusão de Cargas I
Profusão de Cargas II
Gerenciamento de Cargas
Bússola Carregada
Marca Carregada
Onda de Choque Energizada
Disparos Carregados I
Disparos Carregados II
Cajado Energizado
Runa de Carregamento
Recompensa Atraente
Sapatos Encantados
Espada Curta Carbonizada
Pedra de Fenda de Chayula
Catalisador de Chayula
Pedra de Fenda Energizada de Chayula
Pedra de Fenda Enriquecida de Chayula
Pedra de Fenda Impecável de Chayula
Pedra de Fenda Pura de Chayula
Vontade de Chayula
Couraça do Caudilho
Fluxo Arrefecedor
Cajado Sonoro
Tarja Cinzelado
Núcleo d'Alma da Guerra de Cholotl
Orbe Cromático
Pedra-sentinela dos Marcos de Glennach Cromada
Pedra-sentinela do Vilarejo Haewark Cromada
Pedra-sentinela de Lex Ejoris Cromada
Pedra-sentinela de Lex Proxima Cromada
Pedra-sentinela de Lira Arthain Cromada
Pedra-sentinela de Nova Vastir Cromada
Pedra-sentinela do Fim de Tirn Cromada
Pedra-sentinela do Descanso de Valdo Cromada
Crônica de Atzoatl
Botas Ajustadas
Talismã de Cascagris
-
Cultivo de Cirel
Núcleo d'Alma da Sordidez de Citaqualotl
Tese de Citaqualotl
Armadilha de Grampos
Jaqueta Clandestina
Clareza
Clareza I
Clareza II
Confronto
Cetro Apertado
Golpe com Garra
Armadilha de Argila
Patuá da Purificação
Vestimentas de Clérigo
Malha Coberta
Combate Corpo a Corpo I
Combate Corpo a Corpo II
Elmo Fechado
Parte do Cinto de Pano
Salva de Granadas
Pedra-sentinela de Cobalto
Bote da Naja
Relíquia: Arca
Broquel Enrolado
Armadilha Enrolada
Setas Sinuosas
Sintonia com o Frio
Exposição ao Frio
Domínio de Frio
Penetração de Frio
Ruptura Gélida
Frasco de Vida Colossal
Frasco de Mana Colossal
Placas do Coliseu
Braço de Combate
Frenesi de Combate
Finalizador de Combo I
Finalizador de Combo II
Combustão
Cometa
Em Breve
Comandar: {0}
Manoplas de Comandante
Elmo Grande de Comandante
Espada de Comandante
Braço de Comando
Mandamento
Compadecimento
Companheiro: {0}
Compor Réquiem
Arco Composto
Relatório de Patrulha Abrangente
Duração Comprimida I
Duração Comprimida II
Área Concentrada
Medo Líquido Concentrado
Isolamento Líquido Concentrado
Sofrimento Líquido Concentrado
Preparação I
Preparação II
Runas Concussivas
Magias Concussivas
Talismã Condenado
Runas Condutoras
Condutividade
Linha Condutora
Manto de Conjurador
Placas do Conquistador
Consagrar
Caminho Consagrado
Conjuração Calculada
Besta Construto
Martelo Construto
Consumir Cadáver
Contágio
Contrato: Bunker
Contrato: Laboratório
Contrato: Mansão
Contrato: Biblioteca Proibida
Contrato: Escritório de Registros
Contrato: Repositório
Contrato: Antro do Contrabandista
Contrato: Túneis
Contrato: Esgotos
Destruição Controlada
Ameaça Controlada
Convalescença
Tesouro da Convenção
Mente Tranquila
Velocidade de Recarga I
Velocidade de Recarga II
Desestabilizador de Núcleo
Amuleto Corônide
Conservação de Cadáver
Fóssil Corroído
Elmo Grande Corroído
Espada Longa Corroída
Corrosão
Corrompido
Clamor Corrompido
Verísio Corrompido
Clamor Corruptivo I
Clamor Corruptivo II
Febre Corrompedora
Gorro de Corsário
Casaco do Corsário
Colete do Corsário
Manto de Corvus
Chave do Relicário Cósmico
Runa da Arqueria da Condessa Seske
Corrente Viva
Lança Viva
Runa da Crueldade da Cortesã Mannan
Sabatões Cobertos
Capuz da Dissimulação
Destino Covarde
Elmo com Capucho
Barreira Crepitante
Fluxo Crepitante
Lança Crepitante
Palma Crepitante
Bastão Crepitante
Runa da Recuperação de Craiceann
Runa da Salvaguarda de Craiceann
Isca de Craicic
Raio Retumbante
Cratera
Lacaios Alucinados
Arrefecimento Insidioso
Geada Gradativa
Cremação
Crescente I
Crescente II
Crescente III
Machado Crescente
Bastão Crescente
Fragmento Crescente
Tarja Crescente
Coroa de Ezomyr
Coroa dos Matadores do Ancião
Ídolo Dourado com Emblema
Amuleto Carmesim
Pedra-sentinela Carmesim
Varinha Crítica
Faca da Bruxa Velha
Talho Cruzado
Lança com Lâmina Cruzada
Disparo com Besta
Maça-coroa
Escudo Torreão do Calvário
Arco Rústico
Garra Rudimentar
Figura da Detecção Rudimentar
Salvaguarda Rudimentar
Talismã Cruel
Marreta Arruinada
Orbe Exaltado do Cruzado
Medo Devastador
Coroa Enigmática
Elmo Críptico
Chave Críptica
Perneiras Enigmáticas
Foco de Cristal
Estilhaços Cristalinos
Corrupção Cristalizada
Exterminar os Fracos
Golpe Aniquilador I
Golpe Aniquilador II
Auge I
Auge II
Arco de Cultista
Coroa de Cultista
Foco de Cultista
Manoplas de Cultista
Martelo Grande do Cultista
Escudo Torreão de Cultista
Besta Desajeitada
Amaldiçoar ao Bloquear
Chão Amaldiçoado
Traje de Praguejador
-
Ciclone
Liga Ciclônica
Golpe com Adaga
Sapatos Ponta de Adaga
Dança do Duelista
Dança do Espoliador
Dança da Caçadora
Dança da Herdeira
Dança do Sombra
Dança do Templário
Dança da Bruxa
Dança Macabra
Paixão de Daresso
Lâmina Sombria
Consequências Sombrias
Efígie Sombria
Pacto Sombrio
Cajado Sombrio
Armadilha de Dardos
Impulso
Armadura de Sacana
Intrepidez
Desorientar
Clamor Desorientador
Deslumbramento
Destino Mortal
Arauto Mortal
Veneno Mortal I
Veneno Mortal II
Determinação Mortal
Morte dos Céus
Malha da Morte
Manto da Morte
Máscara da Morte
Tormenta Mortal
Marcha Fúnebre
Pedra do Vazio Decaída
Feitiço Decadente
Chave do Relicário Decadente
Decomposição
Elmo Decorado
Braço Decrepificante
Besta Dedaliana
Dedicação à Deusa
Cortes Profundos I
Cortes Profundos II
Congelamento Total
Capuz de Caçador de Cervos
Ataque Padrão
Estandarte Desafiador
Escudo Torreão do Desafiante
Braço Defletivo
Fóssil Hábil
Oposição I
Oposição II
Escudo-brasão Deificado
Determinação de Dekhara
Escudo-brasão de Dekharan
Gratificação Adiada
Reação Adiada
Deliberação
Relatório de Patrulha Delirante
Tábua de Delírio
Forma Demoníaca
Mago Demoníaco
Fóssil Denso
Perturbação
Pergaminho da Desregulação
Escudo-brasão da Revelação
Profanar
Broquel do Deserto
Gorro de Deserto
Coroa do Deserto
Runa do Deserto
Besta Desolada
Desespero
Desespero
Vínculo Destrutivo
Luvas Detalhadas
Determinação
Detonar Morto
Detonar os Vivos
Flecha Detonadora
Devastação
Cetro Devocional
Devorar
Cetro Devorador
Veste de Devoção
Desejo de Dialla
Diamante
Ganância Líquida Diluída
Culpa Líquida Diluída
Ira Líquida Diluída
Direcionar Formigas
Direcionar Lacaios
Golpe Cruel I
Golpe Cruel II
Disciplina
Recuar
Marreta Desintegradora
Amuleto Distorcido
Coroa Divina
Orbe Divino
Receptáculo Divino
Incubadora do Divino
Barya de Djinn
O Plano Sombrio de Doedre
Destruição de Doedre
Elmo Abobadado
Pancada Dominadora
Domínio de Dominus
Explosão Destruidora
Cano Duplo I
Cano Duplo II
Cano Duplo III
Cinto Duplo
Arco de Membro Duplo
Golpe Duplo
Manoplas Duplas
Patuá do Apagamento
Botas de Escamas de Dragão
Drenar Afecções
Botas de Couro de Dragonete
Estandarte Horrendo
Machadinha Horrenda
Sino do Sonhador
Bastão dos Sonhos
Coroa de Drox
Coroa Druídica
Coroa Druídica
Foco Druídico
Ataque Combinado
Arco de Corda Dupla
Varinha de Duelo
Machadinha Cega
Sandálias de Corredor das Dunas
Durabilidade
Amuleto do Crepúsculo
Anel do Crepúsculo
Besta Díade
Terremoto
Rachaterra
Chave de Eber
Grito Ecoante
Broquel Saliente
Garra Pontuda
Sola de Pele de Enguia
Eficiência I
Eficiência II
Escudo Torreão Efígie
Rito da Fera de Einhar
Memória de Einhar
Sandálias Elaboradas
Orbe do Caos Sobrenatural
Orbe Exaltado Sobrenatural
Incubadora Sobrenatural
Orbe da Anulação Sobrenatural
Eletrocussão
Flecha Eletrocutante
Eletromagnetismo
Pergaminho da Eletrocussão
Besta Elegante
Foco Elegante
Archa Elegante
Elmo Grande Elegante
Grevas Elegantes
Luvas Elegantes
Placas Elegantes
Chinelos Elegantes
Ataduras Elegantes
Armamento Elemental I
Armamento Elemental II
Armamento Elemental III
Exército Elemental
Confluência Elemental
Descarga Elemental
Manifestação Elemental
Foco Elemental
Invocação Elemental
Sifão Elemental
Tormenta Elemental
Devastação Elemental
Fúria Elemental
Fraqueza Elemental
Traje de Elementalista
Sextante Elevado
Elmo Grande Elite
Luvas Embelezadas
Fuzilamento Abrasador
Machado Grande Abrasado
Amargura
Escudo-brasão Emblemático
Botas em Relevo
Aceite a Queda
Botas Bordadas
Luvas Bordadas
Esmeralda
Anel de Esmeralda
Recarregamento de Emergência
Instinto Emergente
Possibilidade Emergente
Proteção Emergente
Vigor Emergente
Centelhas Fortalecidas
Centelhas Fortalecidas I
Centelhas Fortalecidas II
Escudo-brasão Empíreo
Broche Esmaltado
Envolver em Jade
Incubadora Encantada
Chão Alastrante
Impacto Duradouro I
Impacto Duradouro II
Barreira de Energia
Lâmina de Energia
Capacitor de Energia
Retenção de Energia
Nova Debilitante
Debilitar
Enfraquecimento
Orbe do Engenheiro
Lasca do Engenheiro
Braçais Gravados
Escudo-brasão Gravado
Besta Gravada
Foco Gravado
Elmo Gravado
Faca Gravada
Montagem Enigmática A4
Montagem Enigmática B2
Montagem Enigmática C5
Montagem Enigmática D1
Orbe da Conflagração
Traje Iluminado
Enfurecer
Clamor Enfurecido I
Clamor Enfurecido II
Flecha Emaranhante
Emaranhar
Trovão de Eonyr
Veneno Ascendente
Disparo de Fuga
Pedra de Fenda de Esh
Catalisador de Esh
Pedra de Fenda Energizada de Esh
Pedra de Fenda Enriquecida de Esh
Pedra de Fenda Impecável de Esh
Proeza de Esh
Pedra de Fenda Pura de Esh
Esplendor de Esh
Besta Esotérica
Apetrechos de Disfarce de Espionagem
Queimador de Essência
Dreno de Essência
Colheita de Essência
Essência de Escoriação
Essência de Diligência
Essência de Batalha
Essência de Ordem
Essência de Delírio
Essência de Eletricidade
Essência de Melhoramento
Essência de Chamas
Essência de Aterramento
Essência de Aceleração
Essência de Horror
Essência de Histeria
Essência de Gelo
Essência de Insanidade
Essência de Isolamento
Essência de Opulência
Essência de Ruína
Essência de Busca
Essência de Feitiçaria
Essência de Descongelamento
Essência de Abismo
Essência de Corpo
Essência da Fenda
Essência de Infinitude
Essência de Mente
Chaveiro Essencial
Núcleo d'Alma da Convalescença de Estazunti
Chama Eterna I
Chama Eterna II
Chama Eterna III
Caçada Eterna
Marcha Eterna
Marca Eterna
Orbe Eterno
Fúria Eterna
Lâmina Etérea
Facas Etéreas
Veste de Evangelista
Perna Evasiva
Orbe Exaltado
Lasca Exaltada
Brasa Sobrenatural Excepcional
Linfa Sobrenatural Excepcional
Verísio Excepcional
Extirpação
Esfolamento
Execração
Martelo Execrado
Executar I
Executar II
Execução III
Machado Grande do Carrasco
Moeda Exótica
Expandir
Expansão
Liga Expansiva
Diário da Expedição
Tábua de Expedição
Explorar Fraqueza
Armadura do Explorador
Relatório de Patrulha Explorador
Flecha Explosiva
Composto Explosivo
Fim Explosivo
Granada Explosiva
Disparo Explosivo
Lança Explosiva
Transmutação Explosiva
Grito Revelador
Colete Requintado
Dessangrar
Cutelo Alongado
Extração
Olho Invernal
Tomo de Ez Myrae
Enfrentar Último Alvo
Máscara Facial
Fóssil Facetado
Lente do Facetador
Fragmento de Crise Opaco
Perneiras de Fiel
Alfanje
Jaqueta de Falcoeiro
Lâmina Cadente
Pancada Trovejante
Contrato Familiar
Talismã Familiar
Lenha na Fogueira
Lenha na Fogueira II
Lenha na Fogueira
Arco Fanático
Martelo Grande Fanático
Talismã Dentado
Presas Gélidas
Máscara Faridun
Isca de Farric
Runa da Graça de Farrul
Runa da Perseguição de Farrul
Runa da Caçada de Farrul
Banquete de Carne
Luvas Emplumadas
Indumentária Emplumada
Traje Emplumado
Sandálias Emplumadas
Tarja Emplumado
Tiara Emplumada
Frenesi Voraz I
Frenesi Voraz II
Clava Grande Abatedora
Gorro de Feltro
Isca de Fenumal
Runa da Agonia de Fenumus
Runa da Drenagem de Fenumus
Runa da Fiação de Fenumus
Incubadora Feral
Invocação Feral
Rugido Feroz
Ferocidade
Elmo Grande Indomado
Morte Ardente
Recuperação Ardente
Cinto Fino
Braçais Finos
Incubadora Boa
Gazua Boa
Figura da Detecção Boa
Pedra de Amolar Boa
Sintonia com o Fogo
Bomba Incendiária
Exposição ao Fogo
Domínio de Fogo
Penetração de Fogo I
Penetração de Fogo II
Aljava de Fogo
Magia de Fogo ao Atingir
Magia de Fogo ao Atingir Corpo a Corpo
Armadilha Flamejante
Bola de Fogo
Disparo Flamejante
Tempestade de Fogo
Braçais Firmes
Primeiro Golpe
Vara de Pescar
Punho de Kalguur
Punho de Kalguur
Punho da Guerra I
Punho da Guerra II
Punho da Guerra III
Punhos de Pedra
Golpe com Mangual
Sopro de Chamas
Impulso Ardente
Vínculo Flamejante
Pilar Flamejante
Surto de Chamas
Parede de Fogo
Explosão Flamejante
Furachama
Chamas do Julgamento
Inflamabilidade
Ponta de Flecha Flangeada
Furadeira Flangeada
Lâmina Grande Flangeada
Maça Flangeada
Botas Alargadas
Maça Alargada
Granada Ofuscante
Barril de Pólvora Brilhante
Frasco de Welakath
Sandálias de Linho
Catalisador de Carne
Besta Flexionada
Sabatões Flexíveis
Golpe Súbito
Cara ou Coroa
Fluxo
Indumentária Fluida
Acaso
Lança Voadora
Pedra Focal
Maldição Concentrada
Broche Folheado
Fonte de Sangue
Fonte de Mana
Fonte de Fúria
Contrato Proibido
Lâmpada Proibida
Incubadora Sinistra
Coroa da Floresta
Martelo de Forja
Marreta de Forja
Chave do Relicário Esquecido
Ramificação
Garra Bifurcada
Lança Bifurcada
Cinto Bifurcado
Martelo Fortificado
Clamor Fortificante
Fortaleza I
Fortaleza II
Sabatões da Fortaleza
Escudo Torreão da Fortaleza
Incubadora Fossilizada
Verísio dos Fundadores
Ídolo da Raposa
Sola de Couro de Raposa
Fóssil Rompido
Orbe Talhador
Lasca Talhadora
Fragmentar-se
Fragmento da Constrição
Fragmento do Vazio
Fragmento da Escravidão
Fragmento da Erradicação
Fragmento do Conhecimento
Fragmento da Purificação
Fragmento da Forma
Fragmento do Terror
Fragmento da Quimera
Fragmento da Hidra
Fragmento do Minotauro
Fragmento da Fênix
Munições de Fragmentação
Pergaminho da Fragmentação
Incubadora Fragmentada
Ponta de Flecha Fragmentada
Fragmentos do Passado
Sapatos Desgastados
Capuz do Saqueador
Congelar
Bifurcagelo
Explosão Congelante
Marca Congelante
Pulso Congelante
Salva Congelante
Estilhaços Congelantes
Riposta Enlouquecida
Talismã Enfurecido
Frenesi
Pente Novo I
Pente Novo II
Fóssil Frígido
Varinha Frígida
Lâminas Gélidas
Bomba Congelante
Núcleo Gélido
Dardos de Gelo
Nexus Congelado
Parede de Gelo
Seta Gélida
Fogofrio
Nova de Chamas Gélidas
Legião Congelada
Zona Congelante
Rancor Congelado
Golpe Congelante
Vórtice Congelante
Placas Completas
Composto Fulminante
Fulminação
Fóssil Fundamental
Talismã Fúngico
Placas de Pele
Tarja Forrado de Pele
Pancada Furiosa
Ataduras Furtivas
Cutelo da Fúria
Talismã do Furor
Furor da Montanha
Fuzilamento
Passado e Futuro
Vendaval
Elmo Galante
Campo Galvânico
Fragmentos Galvânicos
Varinha Galvânica
Disparo Arriscado
Frasco de Vida Gigantesco
Frasco de Mana Gigantesco
Vestimenta
Determinação de Garukhan
Flecha Gasosa
Granada Gasosa
Tempestade Iminente
Ataduras de Gaze
Palma Gélida
Cajado Gélido
Incubadora do Lapidário
Prisma do Lapidário
Arco Gêmeo
Besta Gêmea
Fúria Gêmea
Generosidade
Incubadora do Geomante
Dança Fantasma
Frasco de Vida Gigante
Frasco de Mana Gigante
Marreta Gigante
Presente à Deusa
Escaravelho do Abismo Áureo
Escaravelho da Emboscada Áureo
Escaravelho do Bestiário Áureo
Escaravelho da Infestação Áureo
Escaravelho da Fenda Áureo
Escaravelho da Cartografia Áureo
Escaravelho da Adivinhação Áureo
Escaravelho do Ancião Áureo
Escaravelho da Expedição Áureo
Fóssil Áureo
Escaravelho de Emissários Áureo
Escaravelho da Legião Áureo
Escaravelho Metamorfo Áureo
Escaravelho do Relicário Áureo
Escaravelho do Criador Áureo
Escaravelho de Sulfito Áureo
Escaravelho do Tormento Áureo
Vestimentas Áureas
Perneiras Douradas
Seta Glacial
Cascata Glacial
Fortaleza Glacial
Martelo Glacial
Lanceta Glacial
Runa Glacial
Geleira
Armadura do Gladiador
Elmo Gladiatório
Punhal de Vidro
Bugiganga do Vidreiro
Manilhas Esplendorosas
Vislumbre da Eternidade
Amuleto da Obscuridade
Anel da Obscuridade
Placas Gloriosas
Escudo-brasão Ameaçador
Fóssil com Glifo
Clavícula Roída
Mandíbula Roída
Costelas Roídas
Ouro
Amuleto de Ouro
Coroa de Ouro
Luvas Douradas
Chave de Ouro
Anel de Ouro
Manilhas de Ouro
Lâmina Dourada
Braçais Dourados
Broche Dourado
Sandálias Douradas
Máscara Cerimonial Dourada
Patuá de Ouro
Chama Dourada
Grevas Douradas
Grotesco Dourado
Ídolo Hetzapal Dourado
Aro Dourado
Malha Dourada
Manto Dourado
Ídolo Matatl Dourado
Ídolo Napuatzi Dourado
Obi Dourado
Placas Douradas
Ídolo de Oração Dourado
Glifo Sacrificial Dourado
Escudo Dourado
Ídolo de Escravo Dourado
Tarja de Ouro
Semblante Dourado
Pena de Abutre Dourada
Pedra-sentinela Dourada
Grinalda Dourada
Ídolo Xoplotli Dourado
Sabatões Folheados a Ouro
Escudo Torreão Folheado a Ouro
Elmo Grande do Gigante
Onda de Choque Sanguinolenta
Desfiladeiro
Bastão Gótico
Graça
Bastão Gracioso
Braçais Imponentes
Guarda-coxas Grandiosas
Brasa Sobrenatural Distinta
Linfa Sobrenatural Distinta
Frasco de Vida Grandioso
Frasco de Mana Grandioso
Facões Grandiosos
Luvas Imponentes
Paramentos Grandiosos
Lança Imponente
Tarja Imponente
Semblante Grandioso
Chaveiro Grão-mestre
Malha Constringente
Anel Constringente
Pedra do Vazio Ávida
Mangual Grande
Arco Grande
Runa do Perito Maior
Runa Corporal Maior
Orbe do Caos Maior
Runa de Carregamento Maior
Runa do Deserto Maior
Brasa Sobrenatural Maior
Linfa Sobrenatural Maior
Essência de Escoriação Superior
Essência de Diligência Superior
Essência de Batalha Superior
Essência de Ordem Superior
Essência de Eletricidade Superior
Essência de Melhoramento Superior
Essência de Chamas Superior
Essência de Aterramento Superior
Essência de Aceleração Superior
Essência de Gelo Superior
Essência de Isolamento Superior
Essência de Opulência Superior
Essência de Ruína Superior
Essência de Busca Superior
Essência de Feitiçaria Superior
Essência de Descongelamento Superior
Essência de Corpo Superior
Essência de Infinitude Superior
Essência de Mente Superior
Orbe Exaltado Maior
Runa Glacial Maior
Runa da Inspiração Maior
Runa de Ferro Maior
Orbe do Joalheiro Maior
Frasco de Vida Maior
Frasco de Mana Maior
Runa Mental Maior
Orbe da Ampliação Maior
Orbe da Transmutação Maior
Runa do Renascimento Maior
Orbe Real Maior
Runa da Vontade Maior
Runa Robusta Maior
Runa da Diligência Maior
Runa da Liderança Maior
Runa da Nobreza Maior
Runa do Dízimo Maior
Runa de Pedra Maior
Runa da Tempestade Maior
Runa Refinada Maior
Runa da Visão Maior
Runa de Salvaguarda Maior
Maça Grande
Madeira de Lei II
Granada
Banquete Funesto
Luvas Sombrias
Pilares Funestos
Ressurreição Funesta
Máscara Sorridente
Pira Macabra
Impacto Sísmico
Patuá do Aterramento
Mangual com Guarda
Elmo Protegido
Arco do Guardião
Elmo Grande do Guardião
Bastão do Guardião
Lança-guardiã
Braço de Guarda
Ablação de Guatelitzi
Núcleo d'Alma da Tolerância de Guatelitzi
Tese de Guatelitzi
Broquel Dilacerador
Pergaminho da Hemocombustão
Hemocristais
Saraivada de Granizo
Munições de Saraivada de Granizo
Coroa Santificada
Foco Santificado
Cetro Sagrado
Martelo dos Deuses
Mão de Arimor
Mão de Chayula
Emissário da Loucura
Orbe do Emissário
Lasca do Emissário
Braçais Enrijecidos
Casaco de Couro Duro
Lança de Madeira Nobre
Tarja de Madeira Nobre
Totens Robustos I
Totens Robustos II
Vestígios Harmônicos I
Vestígios Harmônicos II
Aceleração
Ódio
Veste Hatungo
Indumentária do Caos
Ídolo do Falcão
Jaqueta de Mercador
Fulminação de Hayoxi
Núcleo d'Alma de Proteção contra Calor de Hayoxi
Cabeça do Rei
Runas Curativas
Bobina do Coração
Coração de Gelo
Manto Corta-corações
Arco Curto de Alburno
Cinto Pesado
Arco Pesado
Coroa Pesada
Martelo Grande Pesado
Placas Pesadas
Golpe Poderoso
Runa da Sabedoria da Bruxa da Natureza Assandra
Robustez
Bastão Encorpado
Precisão Elevada I
Precisão Elevada II
Cargas Intensificadas
Maldição Intensificada
Manilhas de Herança
Couro de Helbrym
Lança-hélice
Sua Declaração
Arauto Vulcânico
Arauto Sangrento
Arauto Glacial
Arauto Pestilento
Arauto Purificador
Arauto Trovejante
Arauto da Rainha
Escudo Torreão Heráldico
Herbalismo I
Herbalismo II
Veste do Eremita
Armadura Heroica
Máscara Esculpida
Exuberância Mágica
Feitiço Explosivo
Traje do Macumbeiro
Item Escondido
Munições de Alta Velocidade
Tolhimento
Trava de Hinekora
O Horizonte Sombrio
A Chegada Abominável
A Ordem Funesta
A Catástrofe Dispersora
A Intrusão Repulsiva
A Chama Julgadora
Bater e Correr
Rugido Gélido
Aleijar
Concentração Oca
Forma Oca
Fóssil Oco
Ressonância Oca
Concha Oca
Ponta de Flecha Oca
Descida Sagrada
Mangual Sagrado
Elmo Grande de Guarda Doméstico
Manto com Capuz
Máscara com Capuz
Machado com Gancho
Garra com Gancho
Lasca dos Horizontes
Coroa com Chifres
Ampulheta
Talismã Uivante
Lacaios Corpulentos
Capuz de Caçador
Orbe Exaltado do Caçador
Braçais de Caça
Casaco de Caça
Sapatos de Caça
Lança de Caça
Familiar Hidra
Hidrosfera
Hipotermia
Armadura de Gelo
Mordida Congelante I
Mordida Congelante II
Bomba de Gelo
Pancada Glacial
Fragmentos de Gelo
Nova Glacial
Estilhaço de Gelo
Estacas de Gelo
Disparo de Gelo
Lança de Gelo
Golpe de Gelo
Flechas de Ponta de Gelo
Tempestade de Gelo
Sincelo
Mangual de Sincelo
Mina de Sincelos
Cajado de Sincelo
Ídolo de Alira
Ídolo de Eeshta
Ídolo de Egrin
Ídolo de Eramir
Ídolo de Estazunti
Ídolo de Greust
Ídolo de Grold
Ídolo de Kraityn
Ídolo de Maxarius
Ídolo de Oak
Ídolo de Ralakesh
Ídolo de Silk
Ídolo de Sirrius
Ídolo de Thruldana
Ídolo de Yeena
Ídolo do Mártir
Ídolo do Fariseu
Ídolo do Adulador
Incêndio I
Incêndio II
Incêndio III
Imolação
Onda de Choque de Impacto
Empalamento
Destruição Iminente
Elmo Grande Imperial
Traje Imperial
Parte do Cajado Imperial
Cristal Impossível
Gravação
Orbe do Bestiário Gravado
Impureza
Convite Incandescente
Disparo Incendiário
Relíquia: Incenso
Armadilha de Incenso
Incenso de Keth
Incineração
Incisão
Agonia Inevitável
Crítico Inexorável I
Crítico Inexorável II
Golpe Infernal
Clamor Infernal
Legião Infernal I
Legião Infernal II
Legião Infernal III
Relatório de Patrulha Influenciado
Orbe do Engenheiro Infundido
Incubadora Infundida
Infusão
Inibidor
Avivamento
Coroa do Inquisidor
Ultimato Inscrito
Runa da Inspiração
Orbe da Infusão
Agonia Intensa
Na Fenda
Escudo-brasão Intrincado
Luvas Intrincadas
Armadilha Complexa
Vínculo Intuitivo
Invocação
Cinto de Invocação
Chave de Inya
Ira de Aldur
Broquel de Ferro
Coroa de Ferro
Couraça de Ferro
Mangual de Ferro
Espada Grande de Ferro
Grevas de Ferro
Anel de Ferro
Runa de Ferro
Salvaguarda de Ferro
Vestimentas Couraçadas
Lança de Ponta de Ferro
Manoplas de Malha de Ferro
Martelo Grande de Pau-ferro
Arco Curto de Pau-ferro
Tarja de Pau-ferro
Tábua Irradiada
Jaqueta Itinerante
Pedra-sentinela de Marfim
Tormento de Ixchel
Teletransporte de Izaro
Amuleto de Jade
Clava de Jade
Pena de Kiwi de Jade
Talismã de Jade
Tiara de Jade
Fóssil Irregular
Machado Grande Serrilhado
Chão de Estacas I
Chão de Estacas II
Lança Serrilhada
Luvas Incrustradas
Broquel Tilintante
Escudo-brasão Tilintante
Foco Tilintante
Tese de Jiquani
Selo do Cartógrafo Profissional
Placas do Colosso
Tiara da Selva
Manilhas Kalguuranas
Martelo de Forja Kalguurano
Incubadora Kalguurana
Crescente de Kalisa
Orbe do Sacrifício Profano
Tiara Kamasana
Loucura de Kaom
Trevas de Katla
Espada Grande Afiada
Brutalidade de Kelari
Ardil de Kelari
Julgamento de Kelari
Esconjurar de Kelari
Kelari, as Areias Maculadas
Indumentária Keth
Chave para a Decadência
Chave para o Calvário
Chave Laminada
Rejuvenescimento de Khatal
Palma Mortal
Batida Cinética
Explosão Cinética
Anel Cinético
Memória de Kirac
Armadura do Cavaleiro
Luvas Cavalheirescas
Empurrão
Caçada de Kolr
Orbe do Sacrifício Fortificado
Faca Kris
Domínio de Kulemak
Convite de Kulemak
Olhar de Kurgal
Coleira de Kurgal
Capuz de Renda
Botas Entrelaçadas
Sandálias Entrelaçadas
Dilacerar
Runa do Inverno da Dama Hestra
Malha Lamelar
Amuleto do Lamento
Broquel Laminado
Amuleto de Lápis-lazúli
Último Suspiro
Chão Duradouro
Eletrificação Duradoura
Sandálias de Treliça
Coroa Luxuosa
Dádiva do Ventre Generosa
Manoplas Revestidas
Colete Revestido
Anel de Lazúli
Armadilha de Chumbo
Martelo Grande de Chumbo
Salto Impactante
Braçais de Couro
Broquel de Couro
Colete de Couro
Capuz Revestido de Couro
Botas de Placas de Couro
Legado de Um inimigo à altura
Legado de Ego de Adonia
Legado de Alkem Eira
Legado de Mandrágora Amor
Legado de Cinzarrada
Legado de Trança Negra
Legado de Sacode-cérebros
Legado de Espinhoral
Legado de Espinheiro
Legado de Envoltágil
Legado de Javali de Cerdas
Legado de Marca de Brynhand
Legado de Arboscuro
Legado de Fabricante de Velas
Legado de Pilar de Chernobog
Legado de Coroa de Espinhos
Legado de Talha-maldição
Legado de Golpe Mortal
Legado de Morte Badalante
Legado de Dionadair
Legado de Dualidade
Legado de Tenebrário
Legado de Vigília do Crepúsculo
Legado de Presas de Edyrn
Legado de Elevore
Legado de Calçamento de Erian
Legado de Apogeu Ezomyta
Legado de Quebra-Cara
Legado de Sombra da Raposa
Legado de Criação Gris
Legado de Caçada ao Javali
Legado de Chifres de Bynden
Legado de Hino de Hrimnor
Legado de Ferrofirme
Legado de Protetor da Arca
Legado de Regiguarda
Legado de Passada de Legião
Legado de Vergôntea
Legado de Mjölner
Legado de Pata do Norte
Legado de Juramento do Carvalho
Legado de Bastião de Obern
Legado de Olrovasara
Legado de Chuva de Espinhos
Legado de Rondel de Ezo
Legado de Vocação do Caça-runas
Legado de Firmeza de Serle
Legado de Florete Maligno
Legado de Cabeça de Starkonja
Legado de Svalinn
Legado de O Espinho Sangrento
Legado de O Cavaleiro Errante
Legado de Sentinela
Legado de O Cavaleiro Sorridente
Legado de O Liberto
Legado de O Cavaleiro Vil
Legado de Marcha Pesada
Legado de Abissotimbral
Legado de Empyreano Distorcido
Legado de Punho da Tirania
Legado de Sede de Viajar
Legado de Asas de Caelyn
Legado de Veneno de Lobo
Parte da Espada da Legião
Runa do Perito Menor
Runa Corporal Menor
Runa de Carregamento Menor
Runa do Deserto Menor
Brasa Sobrenatural Menor
Linfa Sobrenatural Menor
Essência de Escoriação Inferior
Essência de Diligência Inferior
Essência de Batalha Inferior
Essência de Ordem Inferior
Essência de Eletricidade Inferior
Essência de Melhoramento Inferior
Essência de Chamas Inferior
Essência de Aterramento Inferior
Essência de Aceleração Inferior
Essência de Gelo Inferior
Essência de Isolamento Inferior
Essência de Opulência Inferior
Essência de Ruína Inferior
Essência de Busca Inferior
Essência de Feitiçaria Inferior
Essência de Descongelamento Inferior
Essência de Corpo Inferior
Essência de Infinitude Inferior
Essência de Mente Inferior
Runa Glacial Menor
Runa da Inspiração Menor
Runa de Ferro Menor
Orbe do Joalheiro Menor
Frasco de Vida Menor
Frasco de Mana Menor
Runa Mental Menor
Runa do Renascimento Menor
Runa da Vontade Menor
Runa Robusta Menor
Runa de Pedra Menor
Runa da Tempestade Menor
Runa Refinada Menor
Runa da Visão Menor
Runa de Salvaguarda Menor
Trunfo
Foco Energético
Fluxos Energéticos
Recompensa de Vida
Drenagem de Vida
Roubo de Vida I
Roubo de Vida II
Roubo de Vida III
Vestígios de Vida
Fonte de Vida
Alabarda Leve
Espreitador Obscurecido
Flecha Relampejante
Sintonia com a Eletricidade
Relâmpago
Retaliação do Clone Elétrico
Conduíte de Raios
Exposição à Eletricidade
Domínio Elétrico
Penetração Elétrica
Para-raios
Lança Relampejante
Golpe Relampejante
Teletransporte Relampejante
Cinto de Linho
Ataduras de Linho
Ilusão Persistente
Grevas de Coração de Leão
Desespero Líquido
Desgosto Líquido
Inveja Líquida
Paranoia Líquida
Verísio Líquido
Seta Viva
Bomba Viva
Gelo Vivo
Relâmpago Vivo
Relâmpago Vivo II
Botas de Escamas de Lagarto
Casaco de Escamas de Lagarto
Carregar Munições Fura-armadura
Carregar Disparo Explosivo
Carregar Munições de Fragmentação
Carregar Fragmentos Galvânicos
Carregar Seta Glacial
Carregar Munições de Saraivada de Granizo
Carregar Munições de Alta Velocidade
Carregar Estacas de Gelo
Carregar Disparo Incendiário
Carregar Setas de Gelo Perpétuo
Carregar Explosão de Plasma
Carregar Disparo Rápido
Carregar Munições Eletrosivas
Carregar Saraivada de Cerco
Carregar Setas de Explosão Tormentosa
Confinamento
Cinto Comprido
Detonação Lenta I
Detonação Lenta II
Bastão Longo
Disparo Longo I
Disparo Longo II
Lealdade
Fóssil Luminoso
Talismã Claudicante
Maça Lúmen
Amuleto Lunar
Ataque Lunar
Bênção Lunar
Bastão Lunar
Cetro Lupino
Salvaguarda Lustrosa
Traje Luxuoso
Chinelos Luxuosos
Embrulhador de MTX
Golpe com Maça
Voo Desvairado
Incubadora Enlouquecedora
Objeto Enlouquecedor
Barreira de Magma
Jato de Magma
Vestígios Magnéticos
Salva Magnética
Área Amplificada I
Área Amplificada II
Foco do Mago
Tiara do Mago
Cinto de Malha
Fura-malhas
Casaco de Malha
Sabatões de Cota de Malha
Vestimentas de Malha
Coroa de Malha
Mutilação
Talismã Maji
Besta Improvisada
Moléstia
Malevolência
Malícia
Tarja de Mamute
Recompensa de Mana
Drenar Mana
Sinalizador de Mana
Roubar Mana
Vestígios de Mana
Tormenta de Mana
Vínculo de Mana
Manifestar Dervixe Dançarino
Manifestar Dervixes Dançarinos
Runa Manifesta
Manifestar Arma
Malha com Manto
Mantra de Destruição
Veste de Marabu
Couraça Maraketh
Maça Espoliadora
Maça Marchante
Marcar como Presa
Marcar para Morrer
Marcar para Morrer II
Marca do Sifão
Marca do Sifão II
Coroa de Mártir
Elmo Grande Mascarado
Martelo Grande Maciço
Luvas Maciças
Lança Maciça
Selo do Cartógrafo Mestre
Gazua Superior
Runa Obra-prima
Dilacerar
Convite da Conhecedora: Marcos de Glennach
Convite da Conhecedora: Vilarejo Haewark
Convite da Conhecedora: Lex Ejoris
Convite da Conhecedora: Lex Proxima
Convite da Conhecedora: Lira Arthain
Convite da Conhecedora: Nova Vastir
Convite da Conhecedora: O Atlas
Convite da Conhecedora: Os Matadores do Ancião
Convite da Conhecedora: Os Temidos
Convite da Conhecedora: Os Esquecidos
Convite da Conhecedora: Os Deformados
Convite da Conhecedora: Os Escondidos
Convite da Conhecedora: Os Distorcidos
Convite da Conhecedora: Fim de Tirn
Convite da Conhecedora: Descanso de Valdo
Bucha de Canhão I
Bucha de Canhão II
Armadilha de Medalhão
Meditar
Frasco de Vida Mediano
Frasco de Mana Mediano
Núcleo d'Alma Mediano
Brasão do Círculo de Medved
Sentimento de Medved
Saga de Medved
Cuidados de Medved
Elmo Grande de Mercenário
Tarja de Mercenário
Hipnotizar
-
Fóssil Metálico
Escudo Torreão Metalizado
Meteoro
Meteoros
Zênite da Meia-noite
Arco Militante
Runa Mental
Instabilidade de Lacaio
Domínio de Lacaios
Pacto do Lacaio I
Pacto do Lacaio II
Propagar Dano de Lacaio I
Propagar Dano de Lacaio II
Arqueiro Miragem
Atiradora Miragem
Quebra-espelhos
Lasca do Espelho
Espelho de Kalandra
Espelho de Refração
Espelho de Teklatipzi
Corvo da Névoa
Anel Mnemônico
Mobilidade
Explosão Vulcânica
Pancada Derretida
Martelo Derretido
Escudo Incandescente
Chuva Incandescente
Golpe Vulcânico
Momento de Vulnerabilidade
Embalo
Veste Monástica
Machado Grande Monumental
Grevas do Monumento
Adaga da Lua
Raio Lunar
Tormenta de Morgana
Maça-estrela
Incubadora Morfológica
Pesar Mortal
Esperança Mortal
Ignorância Mortal
Fúria Mortal
Conjunto Mortal
Morteiro
Canhão Morteiro
Tarja Mosaico
Luvas Moldadas
Tiro Múltiplo I
Tiro Múltiplo II
Desígnio Assassino
Reunião
Verísio Deformado
Incubadora Misteriosa
Caixa Misteriosa
Pedra da Liga Misteriosa
Liga Mística
Indumentária Mística
Misticismo I
Misticismo II
Perspicácia de Mórrigan
Fundo Absoluto
Capuz Apertado
Troca da Natureza
Contrato Náutico
Calmante de Navira
Proteção de Navira
Rompimento de Navira
Oásis de Navira
Poço de Navira
Navira, a Última Miragem
Rede Necromântica
Catalisador Necrótico
Talismã de Urtiga
Catalisador Neural
Sobrecarga Neural
Memória de Niko
Recarregamento Ágil
Coroa Nobre
Elmo Grande Nobre
Sabatões Nobres
Escudo Torreão Nobre
Projéteis de Nova I
Projéteis de Nova II
Broquel de Carvalho
Martelo Grande de Carvalho
Máscara de Carvalho
Arco Obliterador
Incubadora Obscurecida
Adaga de Obsidiana
Espada Grande Obsidiana
Pedra de Amolar Obsidiana
Manto de Ocultista
Cetro Ocre
Varinha de Oferenda
Oferenda à Deusa
Candelabro de Ogham
Rajada de Óleo
Extrator de Óleo
Granada de Óleo
Jaqueta Oleada
Juramento de Oisín
Convicção de Olroth
Brasão do Sol de Olroth
Arrogância de Olroth
Chave do Relicário de Olroth
Saga de Olroth
Escudo-brasão do Agouro
Cetro do Presságio
Presságio dos Ecos Abissais
Presságio da Melhora
Presságio das Orações Atendidas
Presságio da Negociação
Presságio da Exaltação Catalisadora
Presságio da Chance
Presságio da Efetividade Caótica
Presságio dos Monstros Caóticos
Presságio da Quantidade Caótica
Presságio da Raridade Caótica
Presságio da Corrupção
Presságio da Alquimia Destra
Presságio da Anulação Destra
Presságio da Coroação Destra
Presságio da Cristalização Destra
Presságio da Eliminação Destra
Presságio da Exaltação Destra
Presságio da Necromancia Destra
Presságio da Aposta
Presságio da Anulação Maior
Presságio da Exaltação Maior
Presságio da Coroação Uniforme
Presságio da Exaltação Uniforme
Presságio da Luz
Presságio da Putrefação
Presságio da Recombinação
Presságio do Revigoramento
Presságio dos Reforços
Presságio do Ressurgimento
Presságio da Santificação
Presságio dos Compartimentos Secretos
Presságio da Alquimia Canhota
Presságio da Anulação Canhota
Presságio da Coroação Canhota
Presságio da Cristalização Canhota
Presságio da Eliminação Canhota
Presságio da Exaltação Canhota
Presságio da Necromancia Canhota
Presságio do Desgaste
Presságio dos Antigos
Presságio do Sangue-negro
Presságio dos Abençoados
Presságio da Caçada
Presságio do Soberano
Presságio do Suserano
Luvas Sinistras
Pedra do Vazio Onisciente
Anel Onírico
Movimento de Abertura
Relatório de Patrulha Operativo
Núcleo d'Alma do Ataque de Opiloti
Luvas Opulentas
Orbe da Alquimia
Orbe da Alteração
Orbe da Anulação
Orbe da Ampliação
Orbe do Elo
Orbe da Chance
Orbe do Conflito
Orbe do Domínio
Orbe da Extração
Orbe da Fusão
Orbe dos Horizontes
Orbe do Arrependimento
Orbe do Expurgo
Orbe Trovejante
Orbe da Transmutação
Orbe da Restituição
Quinta Aventura de Orbala
Artefato da Ordem
Lança de Oricalco
Núcleo de Origem
Berço de Origem
Centelha de Origem
Cinto Ornado
Broquel Ornado
Manilhas Ornadas
Manoplas Ornadas
Grevas Ornadas
Incubadora Ornada
Luvas Ornadas
Armadura Ornada
Cota Anilhada Ornada
Dádiva do Ventre Ornada
Incubadora Transcendental
Relatório de Patrulha Sobrenatural
Chave do Relicário da Masmorra
Manobra Tática
Excesso I
Excesso II
Excesso III
Sobrecarga
Superextensão
Extrapolar
Tábua do Supervisor
Presença Sobrepujante
Ídolo da Coruja
Ídolo do Boi
Perneiras Acolchoadas
Oferenda Dolorosa
Broquel Pintado
Escudo-brasão Pintado
Besta Pintada
Escudo Torreão Pintado
Conjunto da Corte Pálida
Ídolo da Pantera
Pacto de Paquate
Elmo Grande de Modelo
Cajado Paralisante
Máscara de Pária
Aparar
Adaga de Aparamento
Paixão de Aldur
Colete Remendado
Casaco do Desbravador
Luvas de Escamas de Paua
Ogiva
Broquel Perolado
Anel de Pérola
Amuleto Perolado
Tarja de Pelagem
Perneiras de Pele
Manto de Pele
Aljava Penetrante
Amuleto da Penumbra
Anel da Penumbra
Moeda Perandus
Cajado-poleiro
Runa do Perito Perfeita
Runa Corporal Perfeita
Orbe do Caos Perfeito
Runa de Carregamento Perfeita
Runa do Deserto Perfeita
Essência de Escoriação Perfeita
Essência de Diligência Perfeita
Essência de Batalha Perfeita
Essência de Ordem Perfeita
Essência de Eletricidade Perfeita
Essência de Melhoramento Perfeita
Essência de Chamas Perfeita
Essência de Aterramento Perfeita
Essência de Aceleração Perfeita
Essência de Gelo Perfeita
Essência de Isolamento Perfeita
Essência de Opulência Perfeita
Essência de Ruína Perfeita
Essência de Busca Perfeita
Essência de Feitiçaria Perfeita
Essência de Descongelamento Perfeita
Essência de Corpo Perfeita
Essência de Infinitude Perfeita
Essência de Mente Perfeita
Orbe Exaltado Perfeito
Fluxo Perfeito
Fóssil Perfeito
Runa Glacial Perfeita
Runa da Inspiração Perfeita
Runa de Ferro Perfeita
Orbe do Joalheiro Perfeito
Runa Mental Perfeita
Orbe da Ampliação Perfeito
Orbe da Transmutação Perfeito
Runa do Renascimento Perfeita
Orbe Real Perfeito
Runa da Vontade Perfeita
Runa Robusta Perfeita
Runa de Pedra Perfeita
Runa da Tempestade Perfeita
Golpe Perfeito
Runa da Visão Perfeita
Runa de Salvaguarda Perfeita
Tolerância Aperfeiçoada
Perfeição
Perfurar
Setas de Gelo Perpétuo
Cajado de Gelo Perpétuo
Carga Perpétua
Chão Persistente I
Chão Persistente II
Chão Persistente III
Fragmento de Súplica
Estátua Petrificadora
Sangue Petrificado
Escudo Torreão de Falange
Flecha Fantasmagórica
Domínio Físico
Garra Tribal
Perfuração I
Perfuração II
Perfuração III
Garra Perfurante
Besta Perfurante
Vestimentas do Peregrino
Aprisionamento I
Aprisionamento II
Aprisionamento III
Pináculo do Poder
Crítico Cirúrgico
Perneiras Devotas
Cetro Piedoso
Porta-pestes
Explosão Infestadora
Explosão de Plasma
Cinto de Placas
Manoplas de Placas
Broquel de Placas
Garra de Placas
Grevas de Placas
Maça de Placas
Luvas de Placas
Indumentária de Placas
Vestimentas de Placas
Pedra-sentinela dos Marcos de Glennach Platina
Pedra-sentinela do Vilarejo Haewark Platina
Pedra-sentinela de Lex Ejoris Platina
Pedra-sentinela de Lex Proxima Platina
Pedra-sentinela de Lira Arthain Platina
Pedra-sentinela de Nova Vastir Platina
Pedra-sentinela do Fim de Tirn Platina
Pedra-sentinela do Descanso de Valdo Platina
Ataque de Teste
Pancada de Teste
Magia de Teste
Foco Emplumado
Marreta Pontiaguda
Envenenamento I
Envenenamento II
Envenenamento III
Esporos Venenosos
Flecha de Explosão Venenosa
Convite Polárico
Escaravelho do Abismo Polido
Escaravelho da Emboscada Polido
Escaravelho do Bestiário Polido
Escaravelho da Infestação Polido
Braçais Polidos
Escaravelho da Fenda Polido
Escaravelho da Cartografia Polido
Escaravelho da Adivinhação Polido
Escaravelho do Ancião Polido
Escaravelho da Expedição Polido
Escaravelho de Emissários Polido
Escaravelho da Legião Polido
Escaravelho Metamorfo Polido
Escaravelho do Relicário Polido
Figura da Detecção Polida
Escaravelho do Criador Polido
Escaravelho de Sulfito Polido
Tarja Polido
Escaravelho do Tormento Polido
Polimorfia
Pergaminho de Portal
Amuleto da Profecia
Ressonador Alquímico Potente
Ressonador Caótico Potente
Exposição Poderosa
Desprezo Líquido Potente
Ferocidade Líquida Potente
Melancolia Líquida Potente
Potencial
Bote
Disparo Poderoso
Sifão de Poder
Potencialização por Verísio
Ressonador Alquímico Poderoso
Ressonador Caótico Poderoso
Magia Realista I
Magia Realista II
Combo Ensaiado
Ponta de Flecha Precisa
Martelo Grande Preciso
Precisão
Precisão I
Precisão II
Marca do Predador
Premeditação
Clavícula Conservada
Crânio Conservado
Mandíbula Conservada
Costelas Conservadas
Vértebra Conservada
Contrato Preventivo
Orgulho
Avatar Primal
Recompensa Primal
Força Vital Cristalizada Primal
Incubadora Primal
Marcas Primais
Golpes Primais
Talismã Primal
Fragmento de Calamidade Primária
Ídolo do Primata
Ressonador Alquímico Primordial
Ressonador Caótico Primordial
Lente de Retificação Primária
Sextante Primordial
Aljava Preparada
Ressonador Alquímico Primitivo
Ressonador Caótico Primitivo
Varinha Primordial
Liga Prismática
Fóssil Prismático
Anel Prismático
Fóssil Intacto
Cutelo Profano
Apodrecimento Profano
Ritual Profano
Profanação I
Profanação II
Projétil
Aceleração de Projétil I
Aceleração de Projétil II
Aceleração de Projétil III
Desaceleração de Projétil I
Desaceleração de Projétil II
Duração Prolongada I
Duração Prolongada II
Duração Prolongada III
Lança Dentada
Profecia
Liga Protetora
Vínculo Protetor
Arco Protetor
Protótipo Dezessete
Soco
Golpe Perfurante
Punção
Punição
Pureza Elemental
Pureza Ardente
Pureza Glacial
Pureza Elétrica
Busca I
Busca II
Busca III
Mina Piroclasta
Cajado de Pirofita
Escudo-brasão Quartelado
Golpe com Bastão
Procissão da Rainha
Sapatos Deslizantes
Passo Rápido
Rajada de Cálamos
Colete Acolchoado
Núcleo d'Alma do Fluxo de Quipolatl
Tese de Quipolatl
Ídolo do Coelho
Talismã Raivoso
Fúria I
Fúria II
Fúria III
Forjado pela Fúria I
Forjado pela Fúria II
Clamor Furioso
Espíritos Furiosos
Placas do Saqueador
Chuva de Lâminas
Chuva de Flechas
Chuva de Lâminas
Pena de Tucano Iridescente
Erguer Escudo
Invocar Aranhas
Invocar Zumbi
Estraçalhar
Fluxo de Rakiata
Inspiração
Clamor Inspirador
Jaqueta Errante
Furor
Escudo Torreão Fortificado
Amuleto Aleatório
Cinto Aleatório
Peitoral Aleatório
Botas Aleatórias
Arco Aleatório
Broquel Aleatório
Garra Aleatória
Besta Aleatória
Adaga Aleatória
Mangual Aleatório
Foco Aleatório
Luvas Aleatórias
Elmo Aleatório
Machado de Uma Mão Aleatório
Maça de Uma Mão Aleatória
Espada de Uma Mão Aleatória
Bastão Aleatório
Aljava Aleatória
Anel Aleatório
Runa Aleatória
Cetro Aleatório
Escudo Aleatório
Lança Aleatória
Cajado Aleatório
Talismã Aleatório
Armadilha Aleatória
Machado de Duas Mãos Aleatório
Maça de Duas Mãos Aleatória
Espada de Duas Mãos Aleatória
Varinha Aleatória
Ataque Rápido
Ataques Rápidos I
Ataques Rápidos II
Ataques Rápidos III
Conjuração Rápida I
Conjuração Rápida II
Conjuração Rápida III
Disparo Rápido
Ataque de Ratha
Cetro Barulhento
Reflexão do Corvo
Fragmento Tocado pelo Corvo
Cajado Voraz
Enxame Voraz
Cinto de Couro Cru
Botas de Couro Cru
Bastão-navalha
Garra de Vidro-navalha
Bastão do Alcance
Ceifar
Invocação do Ceifador
Cajado Ceifador
Rearmamento I
Rearmamento II
Catalisador Devastador
Archa Ceifadora
Runa do Renascimento
Arco Recurvo
Pacote Vermelho
Orbe Exaltado da Redentora
Grevas de Aço do Recife
Catalisador Adaptável Refinado
Braçais Refinados
Anel da Fenda Refinado
Catalisador da Carapaça Refinado
Catalisador de Chayula Refinado
Catalisador de Esh Refinado
Catalisador de Carne Refinado
Catalisador Necrótico Refinado
Catalisador Neural Refinado
Catalisador Devastador Refinado
Catalisador Sibilante Refinado
Catalisador Rastejante Refinado
Armadilha Refinada
Catalisador de Tul Refinado
Catalisador de Uul-Netol Refinado
Catalisador de Xoph Refinado
Cajado Refletor
Refração I
Refração II
Refração III
Refutação
Orbe Real
Lasca Real
Espada Longa Paramentada
Apetrechos de Disfarce do Regicídio
Rede de Ferro Reforçada
Rede de Corda Reforçada
Rede de Aço Reforçada
Totens Reforçados I
Totens Reforçados II
Fúria Implacável
Potência dos Vestígios I
Potência dos Vestígios II
Potência dos Vestígios III
Vestígios de Kalguur
Rasgar
Ápice Dilacerante
Alabarda Dilacerante
Cajado Dilacerante
Repulsão
Onda Repulsiva
Réquiem
Runa da Vontade
Escudo Ressonante
Pancada Ressonante
Perna Restaurativa
Retaliação I
Retaliação II
Recuo I
Recuo II
Recuo III
Dádiva do Ventre Reveladora
Reverberação
Minério Estrelado Reverenciado
Vestimentas Reverenciadas
Reviver Esqueleto
Montaria Rhoa
Casaco de Pele de Rhoa
Ricochete I
Ricochete II
Ricochete III
Arco de Montaria
Broquel Sulcado
Casaco de Montaria
Manilhas do Justo
Mergulho da Justiça
Fogo da Justiça
Ferocidade de Rigwald
Geada
Anel
Mangual com Anel
Cota de Malha
Broquel Anelado
Manoplas de Cota Anilhada
Talho
Espada Grande Ondulada
Tempestade Ascendente
Rito da Restauração
Ritual de Sacrifício
Fragmento Ritualístico
Tábua de Ritual
Receptáculo Ritualístico
Maldição Ritualística
Chave do Relicário Ritualístico
Indumentária do Rio
Luvas Rebitadas
Rugido
Cajado Estrondoso
Talismã Estrondoso
Besta Robusta
Runa Robusta
Armadura do Ladino
Marcador do Renegado
Esfera Magmática
Pancada Giratória
Retribuição de Romira
Manilhas de Cânhamo
Capuz Podre
Carga da Bolsa Pútrida
Grevas Rústicas
Pedra de Amolar Áspera
Escudo Torreão Régio
Rubi
Patuá de Rubi
Anel de Rubi
Couraça Rústica
Marreta da Ruína
Runa da Acumulação
Runa das Acrobacias
Runa do Confrontamento
Runa da Consistência
Runa da Culminação
Runa das Fundações
Runa do Alcance
Runa do Renome
Runa da Chama Vital
Runa da Vitalidade
Runa do Desabrochar
Runa da Caçada
Runa do Prisma
Braçais Rúnicos
Foco Rúnico
Malha Constringente do Pai das Runas
Couraça Abissal Runiforjada
Mangas de Adepto Runiforjadas
Indumentária de Adepto Runiforjada
Luvas Adornadas Runiforjadas
Ataduras Adornadas Runiforjadas
Broquel-égide Runiforjado
Manilhas Envelhecidas Runiforjadas
Traje do Altar Runiforjado
Escudo Torreão Ancestral Runiforjado
Malha Ancestral Runiforjada
Tiara Ancestral Runiforjada
Veste do Anacoreta Runiforjada
Broquel Antigo Runiforjado
Manilhas Antigas Runiforjadas
Luvas Antigas Runiforjadas
Foco de Galhas Runiforjado
Perneiras de Apóstolo Runiforjadas
Indumentária Arcana Runiforjada
Coroa de Arconte Runiforjada
Gorro Blindado Runiforjado
Colete Blindado Runiforjado
Broquel Decorado Runiforjado
Foco Alinhado Runiforjado
Veste Ascética Runiforjada
Veste de Assassino Runiforjada
Foco Ajustado Runiforjado
Tarja Áureo Runiforjado
Vestimenta Austera Runiforjada
Máscara Aviária Runiforjada
Tarja Aviário Runiforjado
Braçais Farpados Runiforjados
Lança Farpada Runiforjada
Luvas Barrocas Runiforjadas
Tarja Barroco Runiforjado
Escudo Torreão Barricado Runiforjado
Sabatões de Bastião Runiforjados
Coroa com Contas Runiforjada
Escudo-brasão de Aço Escuro Runiforjado
Manoplas de Aço Escuro Runiforjadas
Sabatões de Aço Escuro Runiforjados
Escudo Torreão de Aço Negro Runiforjado
Sapatos Laminados Runiforjados
Broquel com Guarda Laminada Runiforjado
Lâminas Runiforjadas
Escudo-brasão Heráldico Runiforjado
Sabatões Ousados Runiforjados
Luvas Fortificadas Runiforjadas
Besta de Bombardeio Runiforjada
Indumentária de Ossos Runiforjada
Braçais Atados Runiforjados
Manilhas Atadas Runiforjadas
Sandálias Atadas Runiforjadas
Sabatões Reforçados Runiforjados
Escudo Torreão Reforçado Runiforjado
Máscara de Bandoleiro Runiforjada
Elmo com Aba Runiforjado
Grevas de Bronze Runiforjadas
Ataduras com Fivelas Runiforjadas
Grevas Bastião Runiforjadas
Escudo Torreão Baluarte Runiforjado
Manoplas Polidas Runiforjadas
Elmo do Cabalista Runiforjado
Grevas Entalhadas Runiforjadas
Tarja Entalhado Runiforjado
Botas de Cavalaria Runiforjadas
Traje Cerimonial Runiforjado
Cota de Malha Runiforjada
Tiara de Corrente Runiforjada
Couraça do Campeão Runiforjada
Elmo de Campeão Runiforjado
Talismã de Metamorfo Runiforjado
Sapatos Encantados Runiforjados
Couraça do Caudilho Runiforjada
Tarja Cinzelado Runiforjado
Botas Ajustadas Runiforjadas
Jaqueta Clandestina Runiforjada
Vestimentas de Clérigo Runiforjadas
Malha Coberta Runiforjada
Elmo Fechado Runiforjado
Placas do Coliseu Runiforjadas
Manoplas de Comandante Runiforjadas
Elmo Grande de Comandante Runiforjado
Arco Composto Runiforjado
Manto de Conjurador Runiforjado
Placas do Conquistador Runiforjadas
Gorro de Corsário Runiforjado
Casaco do Corsário Runiforjado
Colete do Corsário Runiforjado
Manto de Corvus Runiforjado
Sabatões Cobertos Runiforjados
Capuz da Dissimulação Runiforjado
Elmo com Capucho Runiforjado
Bastão Crescente Runiforjado
Tarja Crescente Runiforjado
Escudo Torreão do Calvário Runiforjado
Arco Rústico Runiforjado
Marreta Arruinada Runiforjada
Coroa Enigmática Runiforjada
Elmo Críptico Runiforjado
Perneiras Enigmáticas Runiforjadas
Foco de Cristal Runiforjado
Coroa de Cultista Runiforjada
Foco de Cultista Runiforjado
Manoplas de Cultista Runiforjadas
Martelo Grande do Cultista Runiforjado
Sapatos Ponta de Adaga Runiforjados
Armadura de Sacana Runiforjada
Malha da Morte Runiforjada
Manto da Morte Runiforjado
Máscara da Morte Runiforjada
Elmo Decorado Runiforjado
Capuz de Caçador de Cervos Runiforjado
Escudo Torreão do Desafiante Runiforjado
Escudo-brasão Deificado Runiforjado
Escudo-brasão de Dekharan Runiforjado
Broquel do Deserto Runiforjado
Gorro de Deserto Runiforjado
Luvas Detalhadas Runiforjadas
Veste de Devoção Runiforjada
Coroa Divina Runiforjada
Manoplas Duplas Runiforjadas
Botas de Escamas de Dragão Runiforjadas
Botas de Couro de Dragonete Runiforjadas
Coroa Druídica Runiforjada
Foco Druídico Runiforjado
Arco de Corda Dupla Runiforjado
Sandálias de Corredor das Dunas Runiforjadas
Besta Díade Runiforjada
Broquel Saliente Runiforjado
Escudo Torreão Efígie Runiforjado
Sandálias Elaboradas Runiforjadas
Foco Elegante Runiforjado
Elmo Grande Elegante Runiforjado
Grevas Elegantes Runiforjadas
Placas Elegantes Runiforjadas
Chinelos Elegantes Runiforjados
Ataduras Elegantes Runiforjadas
Traje de Elementalista Runiforjado
Elmo Grande Elite Runiforjado
Escudo-brasão Emblemático Runiforjado
Botas em Relevo Runiforjadas
Botas Bordadas Runiforjadas
Luvas Bordadas Runiforjadas
Escudo-brasão Empíreo Runiforjado
Braçais Gravados Runiforjados
Foco Gravado Runiforjado
Traje Iluminado Runiforjado
Armadura do Explorador Runiforjada
Colete Requintado Runiforjado
Máscara Facial Runiforjada
Perneiras de Fiel Runiforjadas
Jaqueta de Falcoeiro Runiforjada
Talismã Familiar Runiforjado
Máscara Faridun Runiforjada
Luvas Emplumadas Runiforjadas
Indumentária Emplumada Runiforjada
Traje Emplumado Runiforjado
Sandálias Emplumadas Runiforjadas
Tarja Emplumado Runiforjado
Tiara Emplumada Runiforjada
Clava Grande Abatedora Runiforjada
Gorro de Feltro Runiforjado
Elmo Grande Indomado Runiforjado
Braçais Finos Runiforjados
Braçais Firmes Runiforjados
Punhos de Pedra Runiforjados
Botas Alargadas Runiforjadas
Sandálias de Linho Runiforjadas
Sabatões Flexíveis Runiforjados
Indumentária Fluida Runiforjada
Marreta de Forja Runiforjada
Lança Bifurcada Runiforjada
Sabatões da Fortaleza Runiforjados
Escudo Torreão da Fortaleza Runiforjado
Sapatos Desgastados Runiforjados
Capuz do Saqueador Runiforjado
Placas Completas Runiforjadas
Placas de Pele Runiforjadas
Ataduras Furtivas Runiforjadas
Elmo Galante Runiforjado
Vestimenta Runiforjada
Ataduras de Gaze Runiforjadas
Vestimentas Áureas Runiforjadas
Perneiras Douradas Runiforjadas
Armadura do Gladiador Runiforjada
Elmo Gladiatório Runiforjado
Manilhas Esplendorosas Runiforjadas
Placas Gloriosas Runiforjadas
Escudo-brasão Ameaçador Runiforjado
Coroa de Ouro Runiforjada
Luvas Douradas Runiforjadas
Manilhas de Ouro Runiforjadas
Malha Dourada Runiforjada
Tarja de Ouro Runiforjado
Escudo Torreão Folheado a Ouro Runiforjado
Elmo Grande do Gigante Runiforjado
Bastão Gótico Runiforjado
Braçais Imponentes Runiforjados
Guarda-coxas Grandiosas Runiforjadas
Facões Grandiosos Runiforjados
Luvas Imponentes Runiforjadas
Paramentos Grandiosos Runiforjados
Tarja Imponente Runiforjado
Semblante Grandioso Runiforjado
Malha Constringente Runiforjada
Luvas Sombrias Runiforjadas
Máscara Sorridente Runiforjada
Elmo Protegido Runiforjado
Elmo Grande do Guardião Runiforjado
Broquel Dilacerador Runiforjado
Coroa Santificada Runiforjada
Foco Santificado Runiforjado
Braçais Enrijecidos Runiforjados
Casaco de Couro Duro Runiforjado
Lança de Madeira Nobre Runiforjada
Tarja de Madeira Nobre Runiforjado
Veste Hatungo Runiforjada
Indumentária do Caos Runiforjada
Jaqueta de Mercador Runiforjada
Manto Corta-corações Runiforjado
Coroa Pesada Runiforjada
Placas Pesadas Runiforjadas
Escudo Torreão Heráldico Runiforjado
Veste do Eremita Runiforjada
Armadura Heroica Runiforjada
Máscara Esculpida Runiforjada
Traje do Macumbeiro Runiforjado
Máscara com Capuz Runiforjada
Coroa com Chifres Runiforjada
Capuz de Caçador Runiforjado
Sapatos de Caça Runiforjados
Lança de Caça Runiforjada
Elmo Grande Imperial Runiforjado
Traje Imperial Runiforjado
Coroa do Inquisidor Runiforjada
Escudo-brasão Intrincado Runiforjado
Luvas Intrincadas Runiforjadas
Broquel de Ferro Runiforjado
Coroa de Ferro Runiforjada
Couraça de Ferro Runiforjada
Grevas de Ferro Runiforjadas
Vestimentas Couraçadas Runiforjadas
Lança de Ponta de Ferro Runiforjada
Jaqueta Itinerante Runiforjada
Tiara de Jade Runiforjada
Luvas Incrustradas Runiforjadas
Broquel Tilintante Runiforjado
Escudo-brasão Tilintante Runiforjado
Placas do Colosso Runiforjadas
Tiara da Selva Runiforjada
Manilhas Kalguuranas Runiforjadas
Martelo de Forja Kalguurano Runiforjado
Tiara Kamasana Runiforjada
Indumentária Keth Runiforjada
Armadura do Cavaleiro Runiforjada
Luvas Cavalheirescas Runiforjadas
Capuz de Renda Runiforjado
Botas Entrelaçadas Runiforjadas
Malha Lamelar Runiforjada
Broquel Laminado Runiforjado
Sandálias de Treliça Runiforjadas
Coroa Luxuosa Runiforjada
Manoplas Revestidas Runiforjadas
Colete Revestido Runiforjado
Martelo Grande de Chumbo Runiforjado
Broquel de Couro Runiforjado
Colete de Couro Runiforjado
Capuz Revestido de Couro Runiforjado
Botas de Placas de Couro Runiforjadas
Foco Energético Runiforjado
Ataduras de Linho Runiforjadas
Botas de Escamas de Lagarto Runiforjadas
Casaco de Escamas de Lagarto Runiforjado
Bastão Longo Runiforjado
Chinelos Luxuosos Runiforjados
Foco do Mago Runiforjado
Tiara do Mago Runiforjada
Casaco de Malha Runiforjado
Sabatões de Cota de Malha Runiforjados
Vestimentas de Malha Runiforjadas
Besta Improvisada Runiforjada
Tarja de Mamute Runiforjado
Malha com Manto Runiforjada
Veste de Marabu Runiforjada
Couraça Maraketh Runiforjada
Maça Marchante Runiforjada
Coroa de Mártir Runiforjada
Elmo Grande Mascarado Runiforjado
Luvas Maciças Runiforjadas
Veste Monástica Runiforjada
Grevas do Monumento Runiforjadas
Maça-estrela Runiforjada
Tarja Mosaico Runiforjado
Luvas Moldadas Runiforjadas
Indumentária Mística Runiforjada
Talismã de Urtiga Runiforjado
Coroa Nobre Runiforjada
Elmo Grande Nobre Runiforjado
Sabatões Nobres Runiforjados
Escudo Torreão Nobre Runiforjado
Martelo Grande de Carvalho Runiforjado
Manto de Ocultista Runiforjado
Escudo-brasão do Agouro Runiforjado
Luvas Opulentas Runiforjadas
Broquel Ornado Runiforjado
Manilhas Ornadas Runiforjadas
Manoplas Ornadas Runiforjadas
Grevas Ornadas Runiforjadas
Luvas Ornadas Runiforjadas
Armadura Ornada Runiforjada
Perneiras Acolchoadas Runiforjadas
Escudo Torreão Pintado Runiforjado
Elmo Grande de Modelo Runiforjado
Máscara de Pária Runiforjada
Casaco do Desbravador Runiforjado
Luvas de Escamas de Paua Runiforjadas
Broquel Perolado Runiforjado
Tarja de Pelagem Runiforjado
Perneiras de Pele Runiforjadas
Manto de Pele Runiforjado
Escudo Torreão de Falange Runiforjado
Vestimentas do Peregrino Runiforjadas
Perneiras Devotas Runiforjadas
Manoplas de Placas Runiforjadas
Broquel de Placas Runiforjado
Indumentária de Placas Runiforjada
Vestimentas de Placas Runiforjadas
Foco Emplumado Runiforjado
Marreta Pontiaguda Runiforjada
Braçais Polidos Runiforjados
Tarja Polido Runiforjado
Marcas Primais Runiforjadas
Escudo-brasão Quartelado Runiforjado
Sapatos Deslizantes Runiforjados
Colete Acolchoado Runiforjado
Placas do Saqueador Runiforjadas
Jaqueta Errante Runiforjada
Escudo Torreão Fortificado Runiforjado
Botas de Couro Cru Runiforjadas
Arco Recurvo Runiforjado
Grevas de Aço do Recife Runiforjadas
Braçais Refinados Runiforjados
Vestimentas Reverenciadas Runiforjadas
Casaco de Pele de Rhoa Runiforjado
Broquel Sulcado Runiforjado
Manilhas do Justo Runiforjadas
Broquel Anelado Runiforjado
Manoplas de Cota Anilhada Runiforjadas
Indumentária do Rio Runiforjada
Luvas Rebitadas Runiforjadas
Armadura do Ladino Runiforjada
Manilhas de Cânhamo Runiforjadas
Grevas Rústicas Runiforjadas
Escudo Torreão Régio Runiforjado
Foco Rúnico Runiforjado
Colete de Corredor Runiforjado
Couraça Enferrujada Runiforjada
Elmo Grande Enferrujado Runiforjado
Traje Sacramental Runiforjado
Foco Sagrado Runiforjado
Manto Sacrificial Runiforjado
Paramentos Sacrificiais Runiforjados
Coroa Santa Runiforjada
Sandálias dos Jurados das Areias Runiforjadas
Tiara dos Jurados das Areias Runiforjada
Malha de Escamas Runiforjada
Jaqueta do Escalpador Runiforjada
Jaqueta do Patife Runiforjada
Colete do Batedor Runiforjado
Manto da Tempestade Marítima Runiforjado
Escudo-brasão Sectário Runiforjado
Braçais Segmentados Runiforjados
Perneiras Seguras Runiforjadas
Ataduras Firmes Runiforjadas
Escudo-brasão do Vidente Runiforjado
Sandálias de Sekhema Runiforjadas
Escudo-brasão Sekhemano Runiforjado
Elmo Grande da Sentinela Runiforjado
Botas de Escamas de Serpente Runiforjadas
Casaco de Escamas de Serpente Runiforjado
Capuz Surrado Runiforjado
Máscara Sombreada Runiforjada
Manto do Xamã Runiforjado
Perneiras Xamânicas Runiforjadas
Elmo Blindado Runiforjado
Arco Curto Runiforjado
Malha Encoberta Runiforjada
Colete Encoberto Runiforjado
Escudo-brasão Simbolizado Runiforjado
Manilhas de Sinete Runiforjadas
Traje de Seda Runiforjado
Chinelos de Seda Runiforjados
Luvas de Escamas de Sereia Runiforjadas
Tiara de Coroa Celeste Runiforjada
Armadura do Matador Runiforjada
Jaqueta Lustrosa Runiforjada
Maça Fina Runiforjada
Colete Esquivo Runiforjado
Casaco do Contrabandista Runiforjado
Máscara Ascendente Runiforjada
Tarja Ascendente Runiforjado
Couraça de Soldado Runiforjada
Elmo Grande de Soldado Runiforjado
Máscara Sólida Runiforjada
Luvas Sombrias Runiforjadas
Tiara Feiticeira Runiforjada
Braçais Cravados Runiforjados
Broquel Cravado Runiforjado
Clava Cravada Runiforjada
Broquel com Guarda de Espinhos Runiforjado
Braçais Espinhentos Runiforjados
Ataduras Espiraladas Runiforjadas
Elmo Grande Torre Runiforjado
Coroa de Ossos Espirituais Runiforjada
Escudo Torreão Lascado Runiforjado
Sabatões Sobrepostos Runiforjados
Braçais de Perseguição Runiforjados
Placas de Aço Runiforjadas
Manoplas de Malha de Aço Runiforjadas
Bastão de Ponta de Aço Runiforjado
Sapatos de Ponta de Aço Runiforjados
Botas de Bico de Aço Runiforjadas
Luvas Costuradas Runiforjadas
Luvas Robustas Runiforjadas
Escudo-brasão Estoico Runiforjado
Couraça de Pedra Runiforjada
Grevas de Pedra Runiforjadas
Tarja de Pedra Runiforjado
Escudo Torreão de Pedra Runiforjado
Tarja Estratificado Runiforjado
Sandálias de Palha Runiforjadas
Colete do Andarilho Runiforjado
Botas Cravejadas Runiforjadas
Clava Grande Reforçada Runiforjada
Sandálias Cravejadas Runiforjadas
Tarja Cravejado Runiforjado
Colete Cravejado Runiforjado
Besta Firme Runiforjada
Braçais de Camurça Runiforjados
Gorro Enfaixado Runiforjado
Casaco de Rastreador Ágil Runiforjado
Foco Tasaliano Runiforjado
Grevas Tasalianas Runiforjadas
Traje Esfarrapado Runiforjado
Escudo Torreão Tawhoa Runiforjado
Luvas Refinadas Runiforjadas
Marreta do Templo Runiforjada
Besta Tensionada Runiforjada
Malha do Thane Runiforjada
Sapatos Trançados Runiforjados
Manto do Vidente das Marés Runiforjado
Luvas de Titã Runiforjadas
Foco Tonal Runiforjado
Jaqueta do Tormento Runiforjada
Luvas Rasgadas Runiforjadas
Grevas Totêmicas Runiforjadas
Malha de Torneio Runiforjada
Armadura de Pioneiro Runiforjada
Capuz de Armadilheiro Runiforjado
Sapatos de Corredor da Floresta Runiforjados
Máscara Tribal Runiforjada
Grevas Tratadas Runiforjadas
Coroa de Galhos Runiforjada
Foco de Galhos Runiforjado
Tiara do Crepúsculo Runiforjada
Ataduras de Utilidade Runiforjadas
Couraça de Utzaal Runiforjada
Escudo-brasão Vaal Runiforjado
Couraça Vaal Runiforjada
Luvas Vaal Runiforjadas
Grevas Vaal Runiforjadas
Luvas Vaal Runiforjadas
Escudo Torreão Vaal Runiforjado
Ataduras Vaal Runiforjadas
Armadura do Vagabundo Runiforjada
Máscara Oculta Runiforjada
Sapatos de Veludo Runiforjados
Gorro de Veludo Runiforjado
Manto Venerado Runiforjado
Coroa de Prata Dourada Runiforjada
Sabatões de Veterano Runiforjados
Talismã Terrível Runiforjado
Robe Vil Runiforjado
Gorro da Víbora Runiforjado
Elmo com Viseira Runiforjado
Foco Vodu Runiforjado
Indumentária Devocional Runiforjada
Sapatos de Andarilho Runiforjados
Lança de Guerra Runiforjada
Ataduras de Guerra Runiforjadas
Elmo Guardado Runiforjado
Perneiras de Bruxo Runiforjadas
Couraça do Senhor da Guerra Runiforjada
Elmo Grande de Beligerante Runiforjado
Picareta de Guerra Runiforjada
Elmo Grande de Guerreiro Runiforjado
Jaqueta Encerada Runiforjada
Jaqueta do Caminhante Runiforjada
Escudo-brasão Desgarrado Runiforjado
Perneiras de Tecelão Runiforjadas
Foco Espiralado Runiforjado
Tiara de Vime Runiforjada
Lança Alada Runiforjada
Manto de Pele de Lobo Runiforjado
Broquel de Madeira Runiforjado
Clava de Madeira Runiforjada
Gorro Trançado Runiforjado
Foco Entrelaçado Runiforjado
Gorro Amarrado Runiforjado
Elmo Grande Amarrado Runiforjado
Bastão Amarrado Runiforjado
Sandálias Amarradas Runiforjadas
Casaco de Escamas de Serpe Runiforjado
Arco de Fanático Runiforjado
Manoplas de Zelote Runiforjadas
Vestimentas Zênite Runiforjadas
Marrão Anômalo Runimor
Manilhas Envelhecidas Runimor
Traje do Altar Runimor
Malha Ancestral Runimor
Veste do Anacoreta Runimor
Perneiras Antigas Runimor
Malha Antiga Runimor
Visor Antigo Runimor
Foco de Galhas Runimor
Gorro Blindado Runimor
Colete Blindado Runimor
Broquel Decorado Runimor
Veste de Assassino Runimor
Escudo Torreão Barricado Runimor
Coroa com Contas Runimor
Escudo Torreão de Aço Negro Runimor
Escudo-brasão Heráldico Runimor
Luvas Fortificadas Runimor
Indumentária de Ossos Runimor
Sabatões Reforçados Runimor
Escudo Torreão Reforçado Runimor
Elmo com Aba Runimor
Grevas de Bronze Runimor
Manoplas Polidas Runimor
Cota de Malha Runimor
Tiara de Corrente Runimor
Botas Ajustadas Runimor
Vestimentas de Clérigo Runimor
Malha Coberta Runimor
Gorro de Corsário Runimor
Manto de Corvus Runimor
Sabatões Cobertos Runimor
Capuz da Dissimulação Runimor
Elmo com Capucho Runimor
Tarja Crescente Runimor
Escudo Torreão do Calvário Runimor
Foco de Cristal Runimor
Coroa de Cultista Runimor
Máscara da Morte Runimor
Elmo Decorado Runimor
Manoplas Duplas Runimor
Besta Díade Runimor
Escudo Torreão Efígie Runimor
Traje de Elementalista Runimor
Elmo Grande Elite Runimor
Escudo-brasão Emblemático Runimor
Botas em Relevo Runimor
Luvas Bordadas Runimor
Foco Gravado Runimor
Traje Iluminado Runimor
Armadura do Explorador Runimor
Colete Requintado Runimor
Máscara Facial Runimor
Talismã Familiar Runimor
Traje Emplumado Runimor
Sandálias Emplumadas Runimor
Tiara Emplumada Runimor
Clava Grande Abatedora Runimor
Gorro de Feltro Runimor
Elmo Grande Indomado Runimor
Braçais Finos Runimor
Braçais Firmes Runimor
Placas Completas Runimor
Ataduras Furtivas Runimor
Vestimenta Runimor
Ataduras de Gaze Runimor
Vestimentas Áureas Runimor
Fortaleza Glacial Runimor
Coroa de Ouro Runimor
Manilhas de Ouro Runimor
Bastão Gótico Runimor
Guarda-coxas Grandiosas Runimor
Facões Grandiosos Runimor
Paramentos Grandiosos Runimor
Semblante Grandioso Runimor
Malha Constringente Runimor
Elmo Protegido Runimor
Tarja de Madeira Nobre Runimor
Indumentária do Caos Runimor
Cinto Pesado Runimor
Coroa Pesada Runimor
Escudo Torreão Heráldico Runimor
Veste do Eremita Runimor
Armadura Heroica Runimor
Máscara Esculpida Runimor
Traje do Macumbeiro Runimor
Máscara com Capuz Runimor
Coroa com Chifres Runimor
Capuz de Caçador Runimor
Sapatos de Caça Runimor
Escudo-brasão Intrincado Runimor
Luvas Intrincadas Runimor
Broquel de Ferro Runimor
Coroa de Ferro Runimor
Couraça de Ferro Runimor
Grevas de Ferro Runimor
Vestimentas Couraçadas Runimor
Lança de Ponta de Ferro Runimor
Tiara de Jade Runimor
Luvas Incrustradas Runimor
Escudo-brasão Tilintante Runimor
Indumentária Keth Runimor
Armadura do Cavaleiro Runimor
Botas Entrelaçadas Runimor
Sandálias de Treliça Runimor
Manoplas Revestidas Runimor
Broquel de Couro Runimor
Colete de Couro Runimor
Capuz Revestido de Couro Runimor
Ataduras de Linho Runimor
Botas de Escamas de Lagarto Runimor
Bastão Longo Runimor
Tiara do Mago Runimor
Sabatões de Cota de Malha Runimor
Vestimentas de Malha Runimor
Veste de Marabu Runimor
Couraça Maraketh Runimor
Coroa de Mártir Runimor
Luvas Moldadas Runimor
Talismã de Urtiga Runimor
Martelo Grande de Carvalho Runimor
Escudo-brasão do Agouro Runimor
Broquel Ornado Runimor
Cota Anilhada Ornada Runimor
Escudo Torreão Pintado Runimor
Casaco do Desbravador Runimor
Luvas de Escamas de Paua Runimor
Vestimentas do Peregrino Runimor
Manoplas de Placas Runimor
Broquel de Placas Runimor
Indumentária de Placas Runimor
Foco Emplumado Runimor
Marcas Primais Runimor
Colete Acolchoado Runimor
Placas do Saqueador Runimor
Escudo Torreão Fortificado Runimor
Vestimentas Reverenciadas Runimor
Casaco de Pele de Rhoa Runimor
Broquel Sulcado Runimor
Manoplas de Cota Anilhada Runimor
Luvas Rebitadas Runimor
Armadura do Ladino Runimor
Manilhas de Cânhamo Runimor
Grevas Rústicas Runimor
Forcado Rúnico Runimor
Couraça Enferrujada Runimor
Elmo Grande Enferrujado Runimor
Manto Sacrificial Runimor
Paramentos Sacrificiais Runimor
Malha de Escamas Runimor
Jaqueta do Escalpador Runimor
Colete do Batedor Runimor
Braçais Segmentados Runimor
Perneiras Seguras Runimor
Casaco de Escamas de Serpente Runimor
Capuz Surrado Runimor
Manto do Xamã Runimor
Elmo Blindado Runimor
Colete Encoberto Runimor
Escudo-brasão Simbolizado Runimor
Traje de Seda Runimor
Chinelos de Seda Runimor
Casaco do Contrabandista Runimor
Elmo Grande de Soldado Runimor
Máscara Sólida Runimor
Luvas Sombrias Runimor
Broquel Cravado Runimor
Braçais Espinhentos Runimor
Ataduras Espiraladas Runimor
Elmo Grande Torre Runimor
Coroa de Ossos Espirituais Runimor
Escudo Torreão Lascado Runimor
Sabatões Sobrepostos Runimor
Placas de Aço Runimor
Botas de Bico de Aço Runimor
Luvas Costuradas Runimor
Luvas Robustas Runimor
Grevas de Pedra Runimor
Sandálias de Palha Runimor
Colete do Andarilho Runimor
Clava Grande Reforçada Runimor
Colete Cravejado Runimor
Braçais de Camurça Runimor
Traje Esfarrapado Runimor
Luvas Refinadas Runimor
Coroa Tenebrosa Runimor
Besta Tensionada Runimor
Sapatos Trançados Runimor
Manto do Vidente das Marés Runimor
Luvas de Titã Runimor
Foco Tonal Runimor
Clava do Tormento Runimor
Luvas Rasgadas Runimor
Máscara Tribal Runimor
Grevas Tratadas Runimor
Coroa de Galhos Runimor
Foco de Galhos Runimor
Tiara do Crepúsculo Runimor
Ataduras de Utilidade Runimor
Couraça Vaal Runimor
Escudo Torreão Vaal Runimor
Armadura do Vagabundo Runimor
Máscara Oculta Runimor
Sapatos de Veludo Runimor
Gorro de Veludo Runimor
Defensor Respeitável Runimor
Corrente Verídica Runimor
Manilhas de Verísio Runimor
Coroa de Prata Dourada Runimor
Gorro da Víbora Runimor
Elmo com Viseira Runimor
Foco Vodu Runimor
Indumentária Devocional Runimor
Bastão de Salvaguarda Runimor
Elmo Grande de Guerreiro Runimor
Jaqueta Encerada Runimor
Jaqueta do Caminhante Runimor
Tiara de Vime Runimor
Broquel de Madeira Runimor
Clava de Madeira Runimor
Foco Entrelaçado Runimor
Elmo Grande Amarrado Runimor
Sandálias Amarradas Runimor
Liga Rúnica
Extração Rúnica
Forcado Rúnico
Infusão Rúnica
Alívio Rúnico
Espada Curta Rúnica
Fragmento Rúnico
Têmpera Rúnica
Colete de Corredor
Ruptura
Escaravelho do Abismo Enferrujado
Escaravelho da Emboscada Enferrujado
Escaravelho do Bestiário Enferrujado
Escaravelho da Infestação Enferrujado
Escaravelho da Fenda Enferrujado
Escaravelho da Cartografia Enferrujado
Couraça Enferrujada
Escaravelho da Adivinhação Enferrujado
Escaravelho do Ancião Enferrujado
Escaravelho da Expedição Enferrujado
Elmo Grande Enferrujado
Escaravelho de Emissários Enferrujado
Escaravelho da Legião Enferrujado
Escaravelho Metamorfo Enferrujado
Escaravelho do Relicário Enferrujado
Escaravelho do Criador Enferrujado
Estacas Enferrujadas
Escaravelho de Sulfito Enferrujado
Escaravelho do Tormento Enferrujado
Implacável
Glifo de Ruzhan
Furor de Ruzhan
Acerto de Contas de Ruzhan
Armadilha de Ruzhan
Fanatismo de Ruzhan
Ruzhan, a Espada Fulgurante
Aljava Sacral
Traje Sacramental
Flor Sagrada
Força Vital Cristalizada Sagrada
Foco Sagrado
Marreta Sagrada
Orbe Sagrado
Sacrifício
Conjunto de Sacrifícios
Sacrifício ao Amanhecer
Sacrifício ao Entardecer
Sacrifício à Meia-noite
Sacrifício ao Meio-dia
Machado Sacrificial
Cordeiro Sacrificial I
Cordeiro Sacrificial II
Manto Sacrificial
Oferenda Sacrificial
Paramentos Sacrificiais
Coroa Santa
Salva
Fóssil Santificado
Relíquia Santificada
Cajado Santificado
Explosão Arenosa
Couraça dos Jurados das Areias
Sandálias dos Jurados das Areias
Tiara dos Jurados das Areias
Pândega Sanguínea
Safira
Patuá de Safira
Anel de Safira
Runa da Erosão de Saqawal
Runa da Memória de Saqawal
Runa do Céu de Saqawal
Isca de Saqawine
Furor Selvagem
Machado Grande Selvagem
Malha de Escamas
Jaqueta do Escalpador
Blindagem Reciclada
Cimitarra
Fóssil Carbonizado
Raio Calcinante
Armadura de Patife
Jaqueta do Patife
Chama do Expurgo
Colete do Batedor
Convite Histérico
Fragmento de Pergaminho
Pergaminho de Sabedoria
Lança de Vidro do Mar
Relíquia: Selo
Selo de Lunaris
Selo de Solaris
Chama Calcinante I
Chama Calcinante II
Manto da Tempestade Marítima
Fôlego Renovado I
Fôlego Renovado II
Fôlego Renovado III
Fragmento de Calamidade Secundária
Lente de Retificação Secundária
Escudo-brasão Sectário
Braçais Segmentados
Perneiras Seguras
Ataduras Firmes
Descontrole
Escudo-brasão do Vidente
Clamor Sísmico
Armadilha Sísmica
Sandálias de Sekhema
Escudo-brasão Sekhemano
Vestígios Generosos
Elmo Grande da Sentinela
Coração do Serafim
Triunfo de Serle
Botas de Escamas de Serpente
Casaco de Escamas de Serpente
Fóssil Dentado
Aljava Dentada
Colocar Isca de Tubarão
Capuz Surrado
Máscara Sombreada
Manto do Xamã
Perneiras Xamânicas
Reciclagem de Fragmentos
Garra de Dente de Tubarão
Triskelion Destruída
Composto Devastador
Palma Estilhaçante
Rugido Devastador
Rancor Estilhaçante
Investida com Escudo
Esmagar com Escudo
Parede de Escudos
Onda de Escudo
Elmo Blindado
Salvaguarda Brilhante
Chave do Relicário Brilhante
Eletrificar
Condutividade Elétrica
Condutividade Elétrica II
Sifão Elétrico
Munições Eletrosivas
Flecha de Corrente Elétrica
Salto Eletrificante
Onda de Choque
Pancada Sísmica
Totem Sísmico
Pavio Curto I
Pavio Curto II
Arco Curto
Espada Curta
Pá
Armadilha de Estilhaços
Retalhar
Cetro do Altar
Malha Encoberta
Colete Encoberto
Fóssil Vibrante
Catalisador Sibilante
Espada-falce
Balista de Cerco
Saraivada de Cerco
Besta de Cerco
Escudo-brasão Simbolizado
Signo do Poder
Manilhas de Sinete
Dádiva do Ventre Sinete
Traje de Seda
Chinelos de Seda
Sola de Seda
Broche Prateado
Patuá de Prata
Moeda de Prata
Chave de Prata
Sapatos com Fivelas de Prata
Adaga Simples
Rede de Ferro Simples
Gazua Simples
Rede de Corda Simples
Sextante Simples
Rede de Aço Simples
-
Fragmento de Simulacrum
Cinto de Tendão
Incubadora Singular
Relatório de Patrulha Singular
Bastão Sinistro
Temperamento de Sione
Sifão de Elementos
Golpe Ionizante
Varinha de Drenagem
Luvas de Escamas de Sereia
Incendiário Descarnado Lacaio
Brutamontes Descarnado Lacaio
Clérigo Descarnado Lacaio
Mago da Geada Descarnado Lacaio
Aniquilador Descarnado Lacaio
Franco-atirador Descarnado Lacaio
Mago da Tempestade Descarnado Lacaio
Guerreiro Descarnado Lacaio
Chaveiro Mestre
Faca de Esfolar
Catalisador Rastejante
Incubadora Rastejante
Pedra Rastejante
Pedra Rastejante I
Pedra Rastejante II
Máscara Furtiva
Bastão Tritura-crânios
Tiara de Coroa Celeste
Céu em Queda
Pancada
Armadura do Matador
Botas Lustrosas
Jaqueta Lustrosa
Mangual Esguio
Bastão Fatiador
Maça Fina
Colete Esquivo
Potência Lenta
Núcleo d'Alma Pequeno
Reduzir a Pedaços
Martelo de Forja
Mina de Fumaça
Bastão Liso
Casaco do Contrabandista
Ídolo da Serpente
Martelo Grande de Madeira de Cobra
Arco Curto de Madeira de Cobra
Ruptura
Tiro de Precisão
Marca do Atirador de Elite
Máscara Ascendente
Meia-noite Ascendente
Lança de Voo
Tarja Ascendente
Amuleto Solar
Orbe Solar
Couraça de Soldado
Elmo Grande de Soldado
Elmo do Soldado
Sabatões de Soldado
Marreta Solene
Máscara Sólida
Luvas Sombrias
Tiara Feiticeira
Salvaguarda Mágica
Núcleo d'Alma de Atmohua
Núcleo d'Alma de Azcapa
Núcleo d'Alma de Cholotl
Núcleo d'Alma de Citaqualotl
Núcleo d'Alma de Jiquani
Núcleo d'Alma de Opiloti
Núcleo d'Alma de Puhuarte
Núcleo d'Alma de Quipolatl
Núcleo d'Alma de Tacati
Núcleo d'Alma de Ticaba
Núcleo d'Alma de Topotante
Núcleo d'Alma de Tzamoto
Núcleo d'Alma de Xopec
Núcleo d'Alma de Zalatl
Núcleo d'Alma de Zantipi
Dreno Anímico
Vínculo Anímico
Oferenda Anímica
Destruidor de Almas
Rasgar Alma
Liga Soberana
Duelo
Centelha
Golpe com Lança
Arremessar Lança
Lança de Solaris
Mar de Lanças
Espiral Espectral
Arremesso Espectral
Saraivada Espectral
Espectro: {0}
Pergaminho da Brilhosidade
Sequência Mágica
Eco Mágico
Totem Mágico
Lança-magias
Armadilha de Estacas
Braçais Cravados
Broquel Cravado
Clava Cravada
Lança Cravada
Broquel com Guarda de Espinhos
Braçais Espinhentos
Inferno Giratório
Talismã Espinhoso
Saraivada Espiral
Ataduras Espiraladas
Conspiração em Redemoinho
Elmo Grande Torre
Receptáculo Espiritual
Coroa de Ossos Espirituais
Totem de Fragmentação I
Totem de Fragmentação II
Fragmento de Chayula
Fragmento de Esh
Fragmento de Tul
Fragmento de Uul-Netol
Fragmento de Xoph
Mangual Estilhaçado
Escudo Torreão Lascado
Flecha Dividida
Machado Grande Rompedor
Gelo Alastrante
Cajado Vergônteo
Perna Corredora
Sabatões Sobrepostos
Cajado do Primeiro Devorador de Pecados
Ídolo do Cervo
Palma Atordoante
Foco de Chifre de Cervo
Cinto de Perseguição
Braçais de Perseguição
Pústula Perseguidora
Lança de Perseguição
Debandada
Gazua Padrão
Pedra de Amolar Padrão
Agressividade de Origem Estelar
Chuva Estelar
Minério Estrelado
Choques Estáticos
Patuá do Estancamento
Firmeza I
Firmeza II
Braçais de Aço
Furadeira de Aço
Placas de Aço
Lança de Ponta de Aço
Manoplas de Malha de Aço
Bastão de Ponta de Aço
Sapatos de Ponta de Aço
Pele de Aço
Botas de Bico de Aço
Amuleto Estelar
Luvas Costuradas
Ídolo da Fuinha
Luvas Robustas
Escudo-brasão Estoico
Cetro Estoico
Estoicismo I
Estoicismo II
Chão Batido
Onda de Choque do Chão Batido
Patuá de Pedra
Couraça de Pedra
Mangual de Pedra
Espada Grande de Pedra
Grevas de Pedra
Runa de Pedra
Tarja de Pedra
Escudo Torreão de Pedra
Pedra da Passagem
Chamado da Tempestade
Cascata Tempestuosa
Lança da Tempestade
Chuva Voltaica
Runa da Tempestade
Onda Tempestuosa
Setas de Explosão Tormentosa
Mina de Explosão Tormentosa
Flecha de Invocar Tormenta
Propagatormenta
Tempestade de Fogo
Besta Robusta
Tarja Estratificado
Sandálias de Palha
Munições Aerodinâmicos
Colete do Andarilho
Picareta de Contenda
Bastão de Impacto
Lança de Impacto
Coragem Aflorada
Rede de Ferro Forte
Rede de Corda Forte
Rede de Aço Forte
Martelo Estruturado
Botas Cravejadas
Braçais Cravejados
Clava Grande Reforçada
Sandálias Cravejadas
Tarja Cravejado
Colete Cravejado
Atordoamento I
Atordoamento II
Atordoamento III
Besta Firme
Perna Resistente
Pena de Pavão Estígia
Hino de Styrn
Ferocidade de Styrn
Montanha de Styrn
Braçais de Camurça
Maçarico de Enxofre
Invocar Totem Balista
Invocar Barril
Invocar Golem Carniceiro
Invocar Golem Caótico
Invocar Companheiro
Invocar Besta Demoníaca
Invocar Harpia Demoníaca
Invocar Diabrete Demoníaco
Invocar Mago Demoníaco
Invocar Golem Flamejante
Invocar Relíquia Sagrada
Invocar Golem Glacial
Invocar Cão Infernal
Invocar Golem Relampejante
Invocar Anjo Pálido
Invocar Querubim Pálido
Invocar Servidor Pálido
Invocar Espírito Furioso
Invocar Esqueletos
Invocar Golem Pétreo
Invocar Robôs Ativadores
Invocar Lobo
Invocar uma imagem de Beidat, Arcanjo da Morte
Invocar uma imagem de K'tash, o Pastor do Ódio
Artefato do Sol
Partimento
Pancada Supercarregada
Supercrítico
Fogo de Apoio
Perna da Firmeza
Bússola do Demarcador
Gorro Enfaixado
Aflição Rápida I
Aflição Rápida II
Aflição Rápida III
Liga Veloz
Braçais Ágeis
Lança Ágil
Casaco de Rastreador Ágil
Golpe com Espada
Lança-espada
Espada da Relíquia Inversa
Sizígia
Investida Tavolar
Ira de Tacati
Núcleo d'Alma da Aflição de Tacati
Orbe da Alfaiataria
Sucata do Armeiro Corroída
Lima do Ferreiro Corroída
Orbe do Caos Corroído
Orbe Cromático Corroído
Lágrima Divina Corroída
Orbe Exaltado Corroído
Orbe do Joalheiro Corroído
Orbe Mítico Corroído
Orbe da Fusão Corroído
Garra de Presas
Fera Domada
Fóssil Emaranhado
Chave do Relicário de Tangmazu
Turíbulo de Tangmazu
Relíquia: Tapeçaria
Foco Tasaliano
Grevas Tasalianas
Cadência de Tasalio
Manto Esfarrapado
Traje Esfarrapado
Besta Tensionada
Trato de Tawhoa
Vingança de Tawhoa
Clava Grande Tawhoana
Escudo Torreão Tawhoa
Romper
Mangual Dilacerador
Olhar de Tecrod
Vingança de Tecrod
Pancada Tectônica
Pancadas Tectônicas
Temperar Arma
Luvas Refinadas
Runa Refinada
Orbe da Forja
Sino Tempestuoso
Ímpeto Tempestuoso
Escudo Tempestuoso
Vestimentas de Templário
Marreta do Templo
Tábua do Templo
Grilhões Temporais
Fenda Temporal
Amuleto Tenebroso
Coroa Tenebrosa
Anel Tenebroso
Besta Tensionada
Fragmento de Calamidade Terciária
Barya do Teste de Astúcia
Barya do Teste de Força
Barya do Teste do Tempo
Barya do Teste de Vontade
Bandagens de Amarração
Runa do Ermo do Nobre Girt
Runa da Maestria do Nobre Grannell
Runa da Primavera do Nobre Leld
Malha do Thane
Runa do Verão do Nobre Myrk
Incubadora do Taumaturgo
Fluxo Taumatúrgico (Nível 1)
Fluxo Taumatúrgico (Nível 10)
Fluxo Taumatúrgico (Nível 11)
Fluxo Taumatúrgico (Nível 12)
Fluxo Taumatúrgico (Nível 13)
Fluxo Taumatúrgico (Nível 14)
Fluxo Taumatúrgico (Nível 15)
Fluxo Taumatúrgico (Nível 16)
Fluxo Taumatúrgico (Nível 17)
Fluxo Taumatúrgico (Nível 18)
Fluxo Taumatúrgico (Nível 19)
Fluxo Taumatúrgico (Nível 2)
Fluxo Taumatúrgico (Nível 20)
Fluxo Taumatúrgico (Nível 3)
Fluxo Taumatúrgico (Nível 4)
Fluxo Taumatúrgico (Nível 5)
Fluxo Taumatúrgico (Nível 6)
Fluxo Taumatúrgico (Nível 7)
Fluxo Taumatúrgico (Nível 8)
Fluxo Taumatúrgico (Nível 9)
Rede Taumatúrgica
Figura da Detecção Taumatúrgica
Salvaguarda Taumatúrgica
Maçarico Taumético
Pó Cegante Taumético
Patuá do Descongelamento
Chave do Relicário do Árbitro
A Deusa da Água
O Íbis Dourado
Runa das Garras do Grande Lobo
Runa da Determinação do Grande Lobo
A Ordem da Conhecedora
A Liga do Fundidor de Runas
A Liga do Pai das Runas
A Herança da Pérola do Mar
A Resposta das Estrelas
Chave do Relicário do Mestre das Provações
A Triskelion Reforjada
Apetrechos de Disfarce Teatral
Pelespinho I
Pelespinho II
Vinhas Surradoras
Sapatos Trançados
Emoção da Matança
Emoção da Matança II
Poder de Thrud
Talismã Trovejante
Ira do Deus do Trovão
Salto Trovejante
Tempestade Relampejante
Manto do Vidente das Marés
Congelamento Temporal
Ruptura Temporal
Momento de Necessidade
Diamante Perdido no Tempo
Esmeralda Perdida no Tempo
Incubadora Perdida no Tempo
Rubi Perdido no Tempo
Safira Perdida no Tempo
Pergaminho da Luz Temporal
Emblema Atemporal Eterno
Fragmento Atemporal do Império Eterno
Joia Atemporal
Emblema Atemporal Karui
Fragmento Atemporal Karui
Emblema Atemporal Maraketh
Fragmento Atemporal Maraketh
Emblema Atemporal Templário
Fragmento Atemporal Templário
Emblema Atemporal Vaal
Fragmento Atemporal Vaal
Chave do Relicário Vetusto
Incansável
Luvas de Titã
Pedra-sentinela dos Marcos de Glennach de Titânio
Pedra-sentinela do Vilarejo Haewark de Titânio
Pedra-sentinela de Lex Ejoris de Titânio
Pedra-sentinela de Lex Proxima de Titânio
Pedra-sentinela de Lira Arthain de Titânio
Pedra-sentinela de Nova Vastir de Titânio
Pedra-sentinela do Fim de Tirn de Titânio
Pedra-sentinela do Descanso de Valdo de Titânio
Alternar Montaria Lacaia
Foco Tonal
Patuá de Topázio
Anel de Topázio
Núcleo d'Alma do Amortecimento de Topotante
Clava do Tormento
Jaqueta do Tormento
Manto Puído
Luvas Rasgadas
-
Disparo Tornado
Varinha de Tortura
Clava Grande Totêmica
Grevas Totêmicas
Malha de Torneio
Domínio Tóxico
Crescimento Tóxico
Aljava Tóxica
Chuva Tóxica
Rastro de Estrepes
Armadura de Pioneiro
Liga Transcendental
Frasco de Vida Transcendental
Frasco de Mana Transcendental
Explosão de Transmutação
Lasca de Transmutação
Capuz de Armadilheiro
Canhão Trarthano
Pó Cegante Trartano
Lâmina Preciosa
Sapatos de Corredor da Floresta
Tremores
Arco Tribal
Máscara Tribal
Tributo à Deusa
Fragmento do Trapaceiro
Nuvem Cáustica Ativada
Grevas Tratadas
Tríade
Cascata Triskelion
Avalanche de Tul
Pedra de Fenda de Tul
Catalisador de Tul
Pedra de Fenda Energizada de Tul
Pedra de Fenda Enriquecida de Tul
Pedra de Fenda Impecável de Tul
Pedra de Fenda Pura de Tul
Quietude de Tul
Tumulto
Crânio de Hominídeo com Presas
Coroa de Galhos
Foco de Galhos
Chave do Relicário do Crepúsculo
Tiara do Crepúsculo
Arco Duplo
Besta Gêmea
Mangual Gêmeo
Amuleto Distorcido
Pacto Desvirtuado
Varinha Torcida
Tufão
Aljava de Dois Pontos
Anel de Duas Pedras
Núcleo d'Alma da Ferocidade de Tzamoto
Augúrio de Uhtred
Constelação de Uhtred
Brasão do Cálice de Uhtred
Êxodo de Uhtred
Presságio de Uhtred
Rito de Uhtred
Saga de Uhtred
Sidereu de Uhtred
Olhar de Ulaman
Frasco de Vida Supremo
Frasco de Mana Supremo
Aspecto do Ultimato
Espada Grande Ultra
Incessante
Inflexibilidade
Avatar Liberto
Indestrutível
Gema não Lapidada
Gema de Habilidade Bruta (Nível 1)
Gema de Habilidade Bruta (Nível 10)
Gema de Habilidade Bruta (Nível 11)
Gema de Habilidade Bruta (Nível 12)
Gema de Habilidade Bruta (Nível 13)
Gema de Habilidade Bruta (Nível 14)
Gema de Habilidade Bruta (Nível 15)
Gema de Habilidade Bruta (Nível 16)
Gema de Habilidade Bruta (Nível 17)
Gema de Habilidade Bruta (Nível 18)
Gema de Habilidade Bruta (Nível 19)
Gema de Habilidade Bruta (Nível 2)
Gema de Habilidade Bruta (Nível 20)
Gema de Habilidade Bruta (Nível 3)
Gema de Habilidade Bruta (Nível 4)
Gema de Habilidade Bruta (Nível 5)
Gema de Habilidade Bruta (Nível 6)
Gema de Habilidade Bruta (Nível 7)
Gema de Habilidade Bruta (Nível 8)
Gema de Habilidade Bruta (Nível 9)
Gema Espiritual Bruta (Nível 10)
Gema Espiritual Bruta (Nível 11)
Gema Espiritual Bruta (Nível 12)
Gema Espiritual Bruta (Nível 13)
Gema Espiritual Bruta (Nível 14)
Gema Espiritual Bruta (Nível 15)
Gema Espiritual Bruta (Nível 16)
Gema Espiritual Bruta (Nível 17)
Gema Espiritual Bruta (Nível 18)
Gema Espiritual Bruta (Nível 19)
Gema Espiritual Bruta (Nível 20)
Gema Espiritual Bruta (Nível 4)
Gema Espiritual Bruta (Nível 5)
Gema Espiritual Bruta (Nível 6)
Gema Espiritual Bruta (Nível 7)
Gema Espiritual Bruta (Nível 8)
Gema Espiritual Bruta (Nível 9)
Gema de Reforço Bruta (Nível 1)
Gema de Reforço Bruta (Nível 2)
Gema de Reforço Bruta (Nível 3)
Gema de Reforço Bruta (Nível 4)
Gema de Reforço Bruta (Nível 5)
Prejuízo
Desenterrar
Poder Infalível
Desencadeamento
Emblema Atemporal Eterno Implacável
Emblema Atemporal Karui Implacável
Emblema Atemporal Maraketh Implacável
Emblema Atemporal Templário Implacável
Emblema Atemporal Vaal Implacável
Anel Desmontado
Orbe Deformador
Ritmo Instável
Desatar
Intocável
Inabalável
Turbulência I
Turbulência II
Ressurgência I
Ressurgência II
Totens Emergenciais I
Totens Emergenciais II
Totens Emergenciais III
Relíquia: Urna
Armadilha de Urna
Urna de Farud
Urna das Cinzas Originais
Núcleo d'Alma da Atenuação de Uromoti
Fundição de Uruk
Cinto de Utilidade
Ataduras de Utilidade
Couraça de Utzaal
Pedra de Fenda de Uul-Netol
Catalisador de Uul-Netol
Pedra de Fenda Energizada de Uul-Netol
Abraço de Uul-Netol
Pedra de Fenda Enriquecida de Uul-Netol
Pedra de Fenda Impecável de Uul-Netol
Pedra de Fenda Pura de Uul-Netol
Arco Voltaico Vaal
Infusor do Arcanista Vaal
Armadura Ártica Vaal
Infusor do Armeiro Vaal
Infusor do Ferreiro Vaal
Flecha Flamejante Vaal
Infusor Catalítico Vaal
Flecha Cáustica Vaal
Ruptura Gélida Vaal
Escudo-brasão Vaal
Couraça Vaal
Orbe de Cultivo Vaal
Ciclone Vaal
Detonar Morto Vaal
Armadilha Flamejante Vaal
Bola de Fogo Vaal
Tempestade de Fogo Vaal
Explosão Flamejante Vaal
Golpe Súbito Vaal
Luvas Vaal
Grevas Vaal
Disparo de Gelo Vaal
Flecha Relampejante Vaal
Luvas Vaal
Escudo Incandescente Vaal
Golpe Vulcânico Vaal
Orbe Vaal
Chuva de Flechas Vaal
Ceifar Vaal
Chave do Relicário Vaal
Fogo da Justiça Vaal
Relatório de Patrulha Vaal
Sugador Vaal
Centelha Vaal
Arremesso Espectral Vaal
Flecha Dividida Vaal
Chamado da Tempestade Vaal
Escudo Torreão Vaal
Espiral Venenosa Vaal
Fenda Vulcânica Vaal
Ataduras Vaal
Armadura do Vagabundo
Investida de Valako
Lâmina Vampírica
Vínculo Vampírico
Vanguarda I
Vanguarda II
Bênção de Varashta
Besta Envernizada
Relíquia: Vaso
Impacto Ornamental
Máscara Oculta
Sapatos de Veludo
Gorro de Veludo
Defensor Respeitável
Minério Estrelado Respeitável
Manto Venerado
Contrato Vingativo
Espiral Venenosa
Gelo Vítreo
Corrente Verídica
Minério Estrelado Verídico
Verísio
Manifestações de Verísio
Sentinela de Verísio
Coroa de Veritania
Coroa de Prata Dourada
Chaveiro Versátil
Sabatões de Veterano
Frasco do Despertar
Frasco da Consequência
Frasco do Domínio
Frasco do Destino
Frasco do Sacrifício
Frasco da Invocação
Frasco da Transcendência
Frasco do Fantasma
Frasco do Ritual
Talismã Terrível
Destino Vitorioso
Golpe Vigilante
Contrato do Justiceiro
Efusão Vil
Machado Grande Vil
Robe Vil
Propulsão de Vilenta
Flecha de Vinhas
Gorro da Víbora
Golpe da Víbora
Pedra-sentinela Viridiana
Barreira Virtuosa
Aljava Visceral
Chave do Relicário Visceral
Runa da Visão
Elmo com Viseira
Anel Vitálico
Vitalidade
Vitalidade I
Vitalidade II
Força Vital Cristalizada Vívida
Debandada Vivaz
Fluxo do Vazio
Ilusão Vazia
Chave do Relicário Nascido do Vácuo
Aljava Volante
Cadáver Volátil
Poder Volátil
Varinha Volátil
Volatilidade
Erupção Vulcânica
Fenda Vulcânica
Passos Vulcânicos
Vulcão
Chave de Volkuur
Voltagem
Barreira Voltaica
Fulminação Voltaica
Granada Voltaica
Marca Voltaica
Cajado Voltaico
Explosão Voltáxica
Pó Cegante Voltáxico
Talismã Voltepresa
Foco Vodu
Carnificina de Vorana
Brasão da Foice de Vorana
Saga de Vorana
Cerco de Vorana
Vórtice
Indumentária Devocional
Sequelas de Vruun
Inevitabilidade de Vruun
Vulnerabilidade
Calamidade Ambulante
Armadura de Andarilho
Sapatos de Andarilho
Estandarte de Guerra
Lança de Guerra
Ataduras de Guerra
Runa de Salvaguarda
Lacaios Vinculados à Salvaguarda
Elmo Guardado
Arco Vigilante
Bastão de Salvaguarda
Runa de Salvaguarda da Aniquilação
Runa de Salvaguarda da Armação
Runa de Salvaguarda do Guarda-costas
Runa de Salvaguarda da Coragem
Runa de Salvaguarda do Desespero
Runa de Salvaguarda da Desintegração
Runa de Salvaguarda do Equinócio
Runa de Salvaguarda do Resvalamento
Runa de Salvaguarda do Coração
Runa de Salvaguarda do Esvaziamento
Runa de Salvaguarda do Sustento
Runa de Salvaguarda da Obsessão
Runa de Salvaguarda da Proteção
Runa de Salvaguarda do Reforço
Runa de Salvaguarda do Aproveitamento
Runa de Salvaguarda da Estabilidade
Runa de Salvaguarda da Simbiose
Minério Estrelado de Salvaguarda
Perneiras de Bruxo
Couraça do Senhor da Guerra
Orbe Exaltado do Senhor da Guerra
Sangue Quente
Arco Belicista
Elmo Grande de Beligerante
Picareta de Guerra
Elmo Grande de Guerreiro
Onda de Convicção
Onda de Gelo
Jaqueta Encerada
Bastão Crescente
Jaqueta do Caminhante
Sapatos de Caminhante
Pedra-guia (Nível 1)
Pedra-guia (Nível 10)
Pedra-guia (Nível 11)
Pedra-guia (Nível 12)
Pedra-guia (Nível 13)
Pedra-guia (Nível 14)
Pedra-guia (Nível 15)
Pedra-guia (Nível 16)
Pedra-guia (Nível 2)
Pedra-guia (Nível 3)
Pedra-guia (Nível 4)
Pedra-guia (Nível 5)
Pedra-guia (Nível 6)
Pedra-guia (Nível 7)
Pedra-guia (Nível 8)
Pedra-guia (Nível 9)
Escudo-brasão Desgarrado
Fragmento de Crise Desgastado
Perneiras de Tecelão
Ataque Giratório
Lâminas Giratórias
Salto Rodopiante
Corte Giratório
Lanceta Redemoinho
Manto de Tecido Sussurrante
Incubadora Sussurrante
Foco Espiralado
Tiara de Vime
Cinto Largo
Força Vital Cristalizada Selvagem
Protetor Selvagem
Golpe Selvagem
Fogo Incontrolável
Estilhaços Incontroláveis I
Estilhaços Incontroláveis II
Talismã da Selva
Dádivas da Selva
Rajada de Vento
Dançarino dos Ventos
Furor da Serpente dos Ventos
Onda de Vento
Janela de Oportunidade I
Janela de Oportunidade II
Lufada de Asas
Talismã Bateasas
Escaravelho do Abismo Alado
Escaravelho da Emboscada Alado
Escaravelho do Bestiário Alado
Escaravelho da Infestação Alado
Escaravelho da Fenda Alado
Escaravelho da Cartografia Alado
Escaravelho da Adivinhação Alado
Escaravelho do Ancião Alado
Entropia Alada
Escaravelho da Expedição Alado
Escaravelho de Emissários Alado
Escaravelho da Legião Alado
Escaravelho Metamorfo Alado
Escaravelho do Relicário Alado
Escaravelho do Criador Alado
Sola Alada
Lança Alada
Escaravelho de Sulfito Alado
Escaravelho do Tormento Alado
Definhar
Varinha Definhada
Presença Atrofiante
Passo Definhante
Toque Atrofiante
Ídolo do Lobo
Matilha de Lobos
Garra de Osso de Lobo
Manto de Pele de Lobo
Broquel de Madeira
Clava de Madeira
Gorro de Lã
Gorro Trançado
Foco Entrelaçado
Gorro Amarrado
Presente Embrulhado
Elmo Grande Amarrado
Bastão Amarrado
Sandálias Amarradas
Ira
Cetro da Ira
Foco de Coroa
Convite Contorcido
Bastão da Serpe
Casaco de Escamas de Serpe
Chave do Relicário de Xesht
Ruptura de Xibaqua
Núcleo d'Alma do Domínio de Xipocado
Núcleo d'Alma do Poder de Xopec
Pedra de Fenda de Xoph
Catalisador de Xoph
Pedra de Fenda Energizada de Xoph
Pedra de Fenda Enriquecida de Xoph
Pedra de Fenda Impecável de Xoph
Pedra de Fenda Pura de Xoph
Pira de Xoph
Orbe do Sacrifício Brutal
Chave de Yriel
Orbe do Sacrifício Real
Núcleo d'Alma do Isolamento de Zalatl
Lamento de Zarokh
Chave do Relicário de Zarokh
Chave do Relicário de Zarokh: Contra a Escuridão
Chave do Relicário de Zarokh: Vínculos Abençoados
Chave do Relicário de Zarokh: Semblante da Tempestade de Areia
Chave do Relicário de Zarokh: Determinação da Sekhema
Chave do Relicário de Zarokh: Temporalis
Revolta de Zarokh
Arco de Fanático
Coroa de Zelote
Manoplas de Zelote
Martelo Grande de Zelote
Fanatismo
Zênite I
Zênite II
Vestimentas Zênite
Infâmia de Zerphi

-
Ego de Adonia
Asas de Aerisvane
Contra a Escuridão
-
Uivo do Alfa
Mandrágora Amor
-
Supremacia de Apep
Avental de Emiran
Dádiva de Arakaali
Roda de Arvil
Cinzarrada
Ira da Asphyxia
-
-
Visão de Atsak
Acuidade de Atziri
Desprezo de Atziri
Desdém de Atziri
Regra de Atziri
Esplendor de Atziri
Passo de Atziri
Apreensão Áurea
Farol de Azis
Mordinseto
Angústia de Beira
Ventre da Besta
Empunhadura de Berek
Passagem de Berek
Descanso de Berek
Além do Alcance
Joiaúmbria
Nascimento da Fúria
Fivela da Herança
Amargália
Crista do Sol Negro
Trança Negra
Chama Negra
Lampejo Negro
Coração Negro
Vínculos Abençoados
Pacto Inflamado
Preço Sanguíneo
Sangue do Guerreiro
Barreira Sangrenta
Braçadeiras da Chamazul
Língua Azul
Ossos de Ullr
Sacode-cérebros
Espinhoral
Sopro das Montanhas
Espinheiro
Envoltágil
Javali de Cerdas
Barba de Bronze
Borrifador de Chumbo de Brutus
Barnabás
Marca de Brynhand
Podridão Explosiva
Arboscuro
Artimanha de Cadiro
Arco de Calgyra
Chamado da Irmandade
Fabricante de Velas
Coração da Carnificina
Chamado da Carniça
Gato de Nove Vidas
Corrilhão
Pilar de Chernobog
Esmaga-Amassa
Coro da Tormenta
Céu Limpo
Manto do Desafio
Manto das Chamas
Manto de Sangue
Horizonte Colapsado
Comando Constritor
Metamorfose Controlada
Chifrador
Coroa do Sol Vermelho
Passagem dos Cadáveres
Vontade de Copri
Estilo Escarlate
Legado do Covarde
Crepitusgo
Emblema de Ardura
Coroa de Olhos
Coroa de Espinhos
Coroa do Rei Pálido
Coroa do Vencedor
Hegemonia Cruel
Talha-maldição
Vento de Daevata
Trevas Entronizadas
Vetores do Raio Sombrio
Morte Articulada
Pressa da Morte
Harpa da Morte
Golpe Mortal
Rangido Mortal
Decreto de Acuidade
Decreto de Voo
Decreto de Lealdade
Desafio do Destino
Morte Badalante
Virtude do Semideus
Costurador de Demônios
-
Danação de Doedre
Mandato de Doedre
Flecha da Ruína
Portão do Destino
Protótipo de Doryani
Visão Dupla
Punho do Pavor
Fragmentos dos Sonhos
Fura-pescoço
Dualidade
Tenebrário
Vigília do Crepúsculo
Flor da Poeira
Terrafirme
Presas de Edyrn
Efígie da Crueldade
-
Aperto do Império
Investida de Enezun
Alvorada Envolvente
Calçamento de Erian
-
Pétalas do Lusco-fusco
Círculo Voraz
Olho de Chayula
Olhos do Pai das Runas
Apogeu Ezomyta
Quebra-Cara
Maldição de Fairgraves
Fortaleza Emplumada
Brasa-flor
Fissura de Yix
Calvário de Carne
Fonte de Poder
Pela Utopia
Olhar Proibido
Esquecido pelo Tempo
Vigilante Esquecido
Bracelete Abandonado
Sombra da Raposa
Liberdade da Fé
Do Nada
Hálito Gélido
Furor do Rei
Corrida Apostada
Santuário de Geofri
Fantasmarcha
Torso Fantasma
Presentes do Céu
Prévia do Caos
Sombranoite
Forma Sombria
Luminíguo
Aro de Ouro
Sanguicinto
Espectro Grandioso
Vínculo Sepulcral
Abraço da Ganância
Criação Gris
Constrição de Kulemak
Aperto do Inverno
Palma Guia
Palma Orientadora dos Olhos
Palma Orientadora do Coração
Palma Orientadora da Mente
Mão do Saber e Agir
Forja do Ódio
Caça-cabeças
Coração da Fonte
Laço do Coração Atado
Calafrio Quente
Tragédia Heroica
Visão de Hinekora
Caçada ao Javali
Chifres de Bynden
Voo do Horror
Hino de Hrimnor
Ira de Hyrri
Garra de Hysseg
INCOMPLETO
Órbita da Presa-gélida
Tumba de Gelo
Mãos Ociosas
Ídolo de Uldurn
-
Aderência Imaculada
-
Braçadeira Infernal
Engenhosidade
-
Ferrofirme
Punho de Ferro
Montaria de Ferro
-
Toque de Kalandra
Guarda-frio
Coração de Kaom
Arrastilha
Protetor da Arca
Desgosto
Regiguarda
Maré de Kitoko
Destilado de Lavianga
Conjuração Estrábica
Passada de Legião
Aplauso de Leopoldo
Rochatempesta
Vergôntea
Bobina Elétrica
Talismã Ligurium
Torção do Limiar
Vislumbre de Lioneye
Carícia Lochtonial
Tecido do Conhecimento
Passo Luminoso
-
Sangue Mágico
Maquinação de Mahuxotl
Virtuosidade de Maligaro
-
Máscara do Sanguinomante
Máscara do Demônio Costurado
Domínio Total
Mastya
Megalomaníaco
Cinturão de Meginord
Turbilhão Ardente
Mérito pelo Serviço
Trança da Meia-noite
Mente do Conselho
Coração de Ming
Sussurro Nebuloso
-
-
Nebulasta
-
Esperança Nascente
Julgamento de Nazir
-
Necromanto
Escolhido de Ngamahu
Ocaso
Escama Noturna
Noturno
Pata do Norte
Juramento do Carvalho
Bastião de Obern
Determinação de Olroth
-
Oportunidade
Pecado Original
Servo do Pintor
Palma do Sonhador
Abraço do Pária
Selo Perandus
Perfídia
Periferia
Pilar do Deus Aprisionado
Dedo da Praga
Círculo Glacial
Passoforte
Pragmatismo
Orações por Chuva
Guardião Prismático
Prisma da Crença
Dor Premiada
Muda de Quatl
-
Rainha da Floresta
Chuva de Espinhos
Dor Radiante
Raptor da Muralha
Globo de Rathpith
Retaguarda
Ponta Vermelha
Estandarte da Lâmina Vermelha
Redenção
Condutor da Chama Vermelha
Resina Reverenciada
Ascensão da Fênix
Rito de Passagem
-
Rondel da Fragilidade
Vocação do Caça-runas
Torno de Ryslatha
Chama Sagrada
-
Misericórdia do Sádico
Moldura de Saffell
Lança de Saitha
Areias de Seda
Semblante da Tempestade de Areia
Adivinho Sanguíneo
-
Rédea da Censura
Sofrimento da Escultura
Temporada de Caça
Semente do Cataclismo
Ver Estrelas
Determinação de Serle
Ovo de Serpente
Lição da Serpente
Grilhões dos Miseráveis
Pistodaga
Bolsa de Shavronne
-
Herança Sierrana
Vestes da Veneração
Espinhargênteo
-
Senhor dos Fragmentos
Pele dos Leais
Corta-Céus
Língua das Serpentes
Bote Serpentino
Ninho das Cobras
-
Manto d'Alma
Condutor Espiritual
Espiral da Ira
Florete Maligno
Fragmento de Lorrata
Coração Estilhaçado
Personalidade Dividida
Cabeça de Starkonja
Pedra de Lazhwar
Gritortura
Fenda Solar
Brasão do Passofirme
Surto da Maré
-
Efígie do Silvano
-
Enrolíngua
Tremor de Taryn
-
Desejo de Tetzlapokal
O Adornado
A Bigorna
O Auspex
O Habitante da Toca
A Gata Preta
A Dúvida Negra
A Insígnia Negra
O Espinho Sangrento
A Cúpula de Bronze
O Portador da Chuva
O Fardo da Liderança
O Fardo das Sombras
O Escavador
As Estações Alternantes
A Calamidade Iminente
O Pacto
O Dervixe Dançarino
A Miragem Dançante
O Profanador Sombrio
A Torre Mais Profunda
A Aliança Desesperada
O Diadema Devorador
O Rugido Vazio
A Faísca Eterna
O Olhar Eterno
A Queda do Machado
A Formação Caída
A Boneca de Carne
A Faixa do Sofrimento
O Grande Projeto
O Martelo da Fé
A Máscara Oca
O Guerreiro Errante
A Busca Infinita
O Cavaleiro Errante
A Última Chama
O Último Lamento
A Escolha Letal
A Estrela Mutável
A Ordenada
O Pandemônio
O Tônico do Pacificador
As Algemas do Prisioneiro
A Gaiola do Rato
O Bando do Corvo
As Histórias Lembradas
O Toque Lancinante
A Sentinela
O Cavaleiro Sorridente
O Navio Naufragado
A Rendição
A Domesticação
Os Três Dragões
O Lich por Nascer
O Liberto
Zênite
O Cavaleiro Vil
O Muro das Lamentações
O Gelo Sussurrante
A Pena Perversa
Tormento do Ladrão
Luz Entrelaçada
Aço Trêmulo
Punhostrondo
Trovejador
Divisor de Águas
Catafrato de Titã Podre
Marcha Pesada
Dedos da Árvore
Abissotimbral
Trefina
Empyreana Distorcida
Punho da Tirania
Cálice de Uhtred
-
Ódio Eterno
Consequências Imprevistas
Harmonia de Ungil
Rugido de Valako
Vício de Valako
Véu da Noite
Rompevéu
Venopunção
Aposta de Ventor
Vestígio das Trevas
Visão Vigilante
-
Semblante de Ayah
Visões do Paraíso
Vozes
Protetor de Voll
Fenda Voltáxica
Cinturão-vigia
Despertar da Destruição
Relicário Errante
Sede de Viajar
Moldamar
Sussurro da Irmandade
Reinado da Viúva
Saudação da Viúva
Janela para o Paraíso
Grito do Vento
Asas de Caelyn
Mordida do Inverno
Armadilha Maravilhosa
Wraeclast Sitiada
Veneno de Lobo
Estaca de Wylund
Sangue de Xoph
Cabresto do Sofrimento
Amparo de Yriel
Gênese de Zerphi
Serape de Zerphi
`;
